import { expect, test } from 'vitest';
import { readList } from '@/app/_ui/list/list-query';
import { talentFilterInput } from '@/lib/talents/search/inputs';
import { TALENT_LIST } from '../list-query';
import { searchAddress } from './search-address';

const WHOLE =
  '?q=ana+ma&perfil=3&principal=si&genero=FEMENINO&ciudad=1&edad=18-25&estatura=170-&peso=-62&busto=80-90&cintura=60-70&cadera=88-' +
  '&camisa=m&pantalon=8&calzado=37&ojos=Verde&cabello=Negro&idioma=Ingl%C3%A9s&nivel=Avanzado&aptitud=3%3ASalsa&dominio=Profesional' +
  '&foto=con&libre=2026-05-01..2026-05-03&exclusivo=si&etiqueta=playa&estado=18';

test('an address with every filter is read, kept and written again as it was', () => {
  const params = Object.fromEntries(new URLSearchParams(WHOLE));
  expect(Object.keys(TALENT_LIST.filters).filter((name) => !(name in params))).toEqual([]);
  const { filter } = readList(TALENT_LIST, params);
  const kept = talentFilterInput.safeParse(filter);
  // What no schema takes could be searched for, and not be saved.
  expect(kept.error?.issues).toBeUndefined();
  expect(searchAddress(kept.data ?? {})).toBe(`/talentos${WHOLE}`);
});

test('without a filter it is the list itself', () => {
  expect(searchAddress({})).toBe('/talentos');
});
