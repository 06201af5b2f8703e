import { expect, test } from 'vitest';
import { helpOf } from './help-of';

test.each([
  ['agency', '/cotizador/crear', null, '/ayuda/cotizar'],
  ['agency', '/cotizador/listado', null, '/ayuda/respuesta-del-cliente'],
  ['agency', '/evento/1/feria', null, '/ayuda/eventos'],
  ['agency', '/evento/1/feria', 'vitrina', '/ayuda/vitrina'],
  ['agency', '/clientes', 'vitrina', '/ayuda/clientes'],
  ['agency', '/avisos', null, '/ayuda'],
  ['administrator', '/talentos/fotos', null, '/ayuda/revisar-fotos'],
  ['administrator', '/talentos', null, '/ayuda'],
] as const)('for an %s, %s?%s is told of at %s', (kind, path, section, page) => {
  expect(helpOf(kind, path, section)).toBe(page);
});
