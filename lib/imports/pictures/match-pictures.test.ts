import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchPictures, type PictureOwner } from './match-pictures';

const person = (
  id: string,
  name: string,
  lastname: string,
  more: Partial<PictureOwner> = {},
): PictureOwner => ({
  id,
  name,
  lastname,
  email: '',
  identification: '',
  files: [],
  ...more,
});

const PEOPLE = [
  person('ana', 'Ana María', 'Peña Gómez', { email: 'ana.perez@correo.co', identification: '1020304050' }),
  person('luz', 'Luz', 'Ñáñez', { email: 'luz@correo.co', identification: '79123457' }),
  person('jose', 'José', "D'Angelo", { identification: 'AB123456', files: ['IMG_0012.JPG'] }),
  person('maria', 'María de los Ángeles', 'Ríos', { email: 'ma_rios@correo.co' }),
  person('juan1', 'Juan', 'Pérez', { identification: '52000111', files: ['fotos/juan-uno.png'] }),
  person('juan2', 'Juan', 'Pérez', { identification: '52000222' }),
  person('solo', 'Shakira', ''),
  person('eva1', 'Eva', 'Zapata Duque'),
  person('eva2', 'Eva', 'Duque Zapata'),
];

const of = (path: string) => matchPictures([path], PEOPLE)[0];

describe('whom a picture is of', () => {
  test.each([
    // By the number of a document.
    ['1020304050.jpg', 'ana'],
    ['1.020.304.050.jpg', 'ana'],
    ['CC 1.020.304.050 (1).jpg', 'ana'],
    ['cc1020304050_perfil.png', 'ana'],
    ['1020304050-2.jpg', 'ana'],
    ['1020304050_03.JPEG', 'ana'],
    ['foto 79123457 cuerpo entero.heic', 'luz'],
    ['ab123456.png', 'jose'],
    ['AB-123456 no.jpg', null],
    // By a mail.
    ['ana.perez@correo.co.jpg', 'ana'],
    ['ANA.PEREZ@CORREO.CO (2).jpg', 'ana'],
    ['ana_perez_correo_co.jpg', 'ana'],
    ['ma_rios@correo.co perfil.jpg', 'maria'],
    ['juana.perez@correo.co.jpg', null],
    // By a name: accents, case, dashes, order, what programs add.
    ['Ana María Peña Gómez.jpg', 'ana'],
    ['ANA MARIA PENA GOMEZ.JPG', 'ana'],
    ['ana_maria_pena_gomez.jpg', 'ana'],
    ['ana-maria-peña-gomez-2.jpg', 'ana'],
    ['Peña Gómez, Ana María.jpg', 'ana'],
    ['Pen\u0303a Go\u0301mez Ana Mari\u0301a.jpg', 'ana'],
    ['AnaMariaPeñaGomez.jpg', 'ana'],
    ['PenaGomezAnaMaria02.jpg', 'ana'],
    ['Ana Peña.jpg', 'ana'],
    ['peña ana (3).webp', 'ana'],
    ['Ana M. Peña.jpg', 'ana'],
    ['foto perfil ana peña final.jpg', 'ana'],
    ['luz ñáñez - copia.jpg', 'luz'],
    ['LuzNanez.png', 'luz'],
    ["José D'Angelo.jpg", 'jose'],
    ['jose d angelo.jpg', 'jose'],
    ['dangelo jose.jpg', 'jose'],
    ['maria angeles rios.jpg', 'maria'],
    ['Maria de los Angeles Rios_perfil.jpg', 'maria'],
    ['Shakira.jpg', 'solo'],
    ['Eva Zapata Duque.jpg', 'eva1'],
    ['Duque Zapata, Eva_perfil.JPG', 'eva2'],
    ['foto eva duque zapata 2.jpg', 'eva2'],
    // By the folder around it.
    ['Ana Peña/IMG_2041.jpg', 'ana'],
    ['modelos/Luz Ñáñez/perfil.jpg', 'luz'],
    ['1020304050/1.jpg', 'ana'],
    ['Luz Ñáñez/cuerpo/DSC0001.JPG', 'luz'],
    ['C:\\fotos\\Luz Ñáñez\\01.jpg', 'luz'],
    // By a column of the table.
    ['IMG_0012.jpg', 'jose'],
    ['carpeta/img_0012.png', 'jose'],
    ['Juan-Uno.png', 'juan1'],
    ['52000222 juan perez.jpg', 'juan2'],
    ['Juan Pérez/52000111.jpg', 'juan1'],
    // Of nobody without a word of somebody.
    ['IMG_20240512_104050.jpg', null],
    ['WhatsApp Image 2024-05-12 at 10.20.30.jpeg', null],
    ['Pedro Rojas.jpg', null],
    ['grupo.jpg', null],
    ['.jpg', null],
  ])('%s is of %s', (path, owner) => {
    expect(of(path)?.owner ?? null).toBe(owner);
  });

  test.each([
    ['Juan Pérez.jpg', ['juan1', 'juan2']],
    ['juan.png', ['juan1', 'juan2']],
    ['eva zapata.jpg', ['eva1', 'eva2']],
    ['zapata eva duque.jpg', ['eva1', 'eva2']],
    ['ana.jpg', ['ana']],
    ['Ana María Peña Gómez y Luz Ñáñez.jpg', ['ana', 'luz']],
    ['1020304050 Luz Ñáñez.jpg', ['ana', 'luz']],
    ['1020304050 79123457.jpg', ['ana', 'luz']],
    ['Luz Ñáñez Rodríguez.jpg', ['luz']],
    ['Ana Peña/luz.jpg', ['ana', 'luz']],
  ])('%s is asked, of %s', (path, candidates) => {
    expect(of(path)?.owner).toBeNull();
    expect([...(of(path)?.candidates ?? [])].sort()).toEqual(candidates);
  });

  test('answers for each file, whatever it is called, one of those there are', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }))), (paths) => {
        const matches = matchPictures(paths, PEOPLE);
        expect(matches).toHaveLength(paths.length);
        for (const { owner, candidates } of matches) {
          for (const id of [...(owner ? [owner] : []), ...candidates]) {
            expect(PEOPLE.map((one) => one.id)).toContain(id);
          }
          if (owner) expect(candidates).toEqual([]);
        }
      }),
    );
  });

  test('a number alone, in whatever signs, is always its owner’s', () => {
    const written = fc.constantFrom('', 'CC ', 'cc', 'foto_', 'perfil-');
    const behind = fc.constantFrom('', ' (1)', '-2', '_perfil', ' copia', '_01');
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000_000, max: 9_999_999_999 }),
        written,
        behind,
        (number, before, after) => {
          const people = [...PEOPLE, person('new', 'Zoe', 'Única', { identification: String(number) })];
          const [match] = matchPictures([`${before}${number}${after}.jpg`], people);
          expect(match).toEqual({ owner: 'new', candidates: [] });
        },
      ),
    );
  });

  test('reads thousands of names of thousands of people in seconds', () => {
    const people = Array.from({ length: 5_000 }, (_, at) =>
      person(String(at), `Ana ${at % 70}`, `Peña${at}`, { identification: String(10_000_000 + at) }),
    );
    const begin = performance.now();
    matchPictures(
      people.map(({ identification }) => `fotos/${identification}.jpg`),
      people,
    );
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});
