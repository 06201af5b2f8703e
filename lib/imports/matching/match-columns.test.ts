import { describe, expect, test } from 'vitest';
import { CLIENT_IMPORT_FIELDS } from '@/lib/clients/importing/fields';
import { TALENT_IMPORT_FIELDS } from '@/lib/talents/importing/fields';
import type { ImportField } from '../rules';
import { matchColumns } from './match-columns';

const VALUES: Readonly<Record<string, readonly string[]>> = {
  mails: ['ana@x.co', 'luz@x.co', 'sol@x.co'],
  phones: ['300 123 4567', '3001234568', '+57 3001234569'],
  days: ['01/05/1999', '2000-02-29', '1 de mayo de 1999'],
  heights: ['172', '1,65', '180 cm'],
  sizes: ['37', '38', '40'],
  words: ['Ana', 'Luz', 'Sol'],
  names: ['Ana Peña', 'Luz Paz Ruiz', 'Sol Díaz'],
  genders: ['F', 'Mujer', 'hombre'],
  numbers: ['1020304050', '79.123.456', '52111222'],
};

function meaning(fields: readonly ImportField[], heading: string, values: string): string {
  const samples = (VALUES[values] ?? []).map((value) => [value]);
  const { mapping, doubts } = matchColumns([heading], samples, fields, {});
  const [field] = Object.keys(mapping);
  return field ?? (doubts[0] ? `? ${doubts[0].join(' ')}` : '-');
}

/** What each heading means, with what stands below it; '?' asks whether it does, '-' leaves it out. */
const OF_TALENTS: readonly (readonly [heading: string, values: string, meaning: string])[] = [
  ['Nombres', 'words', 'name'],
  ['NOMBRE', 'words', 'name'],
  ['Nombre(s) *', 'words', 'name'],
  ['Nombre', 'names', 'fullName'],
  ['Nombre completo', 'names', 'fullName'],
  ['¿Cuál es tu nombre completo?', 'names', 'fullName'],
  ['Nombres y Apellidos', 'names', 'fullName'],
  ['Nombre y apellido', 'names', 'fullName'],
  ['Apellidos y Nombres', 'names', 'surnameFirst'],
  ['APELLIDO Y NOMBRE', 'names', 'surnameFirst'],
  ['Primer nombre', 'words', 'firstName'],
  ['primer_nombre', 'words', 'firstName'],
  ['First Name', 'words', 'firstName'],
  ['Segundo nombre', 'words', 'secondName'],
  ['Middle Name', 'words', 'secondName'],
  ['Apellidos', 'words', 'lastname'],
  ['Last Name', 'words', 'lastname'],
  ['Primer apellido', 'words', 'firstSurname'],
  ['primer_apellido', 'words', 'firstSurname'],
  ['Apellido paterno', 'words', 'firstSurname'],
  ['segundo_apellido', 'words', 'secondSurname'],
  ['Nombre del acudiente', 'names', '-'],
  ['Nombre de la EPS', 'words', '-'],
  ['Nombre de contacto de emergencia', 'names', '-'],
  ['Nombre de la agencia', 'words', '-'],
  ['Phonetic First Name', 'words', '-'],
  ['Nombre de usuario', 'words', '-'],
  ['Correo', 'mails', 'email'],
  ['CORREO ELECTRÓNICO', 'mails', 'email'],
  ['Correo electrónico (obligatorio)', 'mails', 'email'],
  ['E-mail', 'mails', 'email'],
  ['e mail', 'mails', 'email'],
  ['Email Address', 'mails', 'email'],
  ['Dirección de correo electrónico', 'mails', 'email'],
  ['E-mail 1 - Value', 'mails', 'email'],
  ['E-mail 1 - Label', 'words', '-'],
  ['E-mail 2 - Value', 'mails', '-'],
  ['Correo del acudiente', 'mails', '-'],
  ['Correo de facturación', 'mails', '-'],
  ['Correo institucional', 'mails', '? email'],
  ['Correo', 'words', '? email'],
  ['Celular', 'phones', 'phone'],
  ['No. Celular', 'phones', 'phone'],
  ['Número de celular', 'phones', 'phone'],
  ['Nro celular', 'phones', 'phone'],
  ['Cel', 'phones', 'phone'],
  ['Cel.', 'phones', 'phone'],
  ['Tel.', 'phones', 'phone'],
  ['Teléfono', 'phones', 'phone'],
  ['Celular / WhatsApp', 'phones', 'phone'],
  ['Escribe tu número de WhatsApp', 'phones', 'phone'],
  ['Número de contacto', 'phones', 'phone'],
  ['Teléfono de contacto', 'phones', 'phone'],
  ['Phone 1 - Value', 'phones', 'phone'],
  ['Celular de emergencia', 'phones', '-'],
  ['Teléfono contacto de emergencia', 'phones', '-'],
  ['Celular del acudiente', 'phones', '-'],
  ['Teléfono de la mamá', 'phones', '-'],
  ['Teléfono fijo', 'phones', '-'],
  ['Celular comercial', 'phones', '? phone'],
  ['Fecha de nacimiento', 'days', 'birthdate'],
  ['Fecha de Nacimiento (dd/mm/aaaa)', 'days', 'birthdate'],
  ['Fecha nac.', 'days', 'birthdate'],
  ['F. de nacimiento', 'days', 'birthdate'],
  ['Cumpleaños', 'days', 'birthdate'],
  ['Birthday', 'days', 'birthdate'],
  ['fechanacimiento', 'days', 'birthdate'],
  ['Ciudad de nacimiento', 'words', '-'],
  ['Lugar de nacimiento', 'words', '-'],
  ['Fecha de registro', 'days', '-'],
  ['Tipo de documento', 'words', 'documentType'],
  ['Tipo de identificación', 'words', 'documentType'],
  ['tipo_identificacion', 'words', 'documentType'],
  ['Tipo doc', 'words', 'documentType'],
  ['Número de documento', 'numbers', 'identification'],
  ['No. documento', 'numbers', 'identification'],
  ['Número de identificación', 'numbers', 'identification'],
  ['numero_identificacion', 'numbers', 'identification'],
  ['Cédula', 'numbers', 'identification'],
  ['C.C.', 'numbers', 'identification'],
  ['CC', 'numbers', 'identification'],
  ['Documento de identidad', 'numbers', 'identification'],
  ['Documento del acudiente', 'numbers', '-'],
  ['Fecha de expedición del documento', 'days', '-'],
  ['Ciudad', 'words', 'city'],
  ['Ciudad de residencia', 'words', 'city'],
  ['¿En qué ciudad vives?', 'words', 'city'],
  ['location', 'words', 'city'],
  ['Perfil', 'words', 'profile'],
  ['Perfil principal', 'words', 'profile'],
  ['Categoría', 'words', 'profile'],
  ['Perfil Instagram', 'words', 'instagram'],
  ['profilePicture', 'words', '-'],
  ['Nombre artístico', 'words', 'alias'],
  ['Dirección', 'words', 'address'],
  ['Dirección de residencia', 'words', 'address'],
  ['Dirección IP', 'words', '-'],
  ['Estatura', 'heights', 'height'],
  ['Estatura (cm)', 'heights', 'height'],
  ['Talla', 'heights', 'height'],
  ['Talla', 'sizes', '? height'],
  ['Talla zapatos', 'sizes', 'footwear'],
  ['Talla de calzado', 'sizes', 'footwear'],
  ['shoeSize', 'sizes', 'footwear'],
  ['Talla de camisa', 'sizes', 'shirt'],
  ['Talla pantalón', 'sizes', 'pants'],
  ['Talla de brasier', 'sizes', '-'],
  ['Peso (kg)', 'sizes', 'weight'],
  ['Color de pelo', 'words', 'hairColour'],
  ['Tipo de cabello', 'words', '-'],
  ['eyeColor', 'words', 'eyeColour'],
  ['hips', 'sizes', 'hip'],
  ['Instagram', 'words', 'instagram'],
  ['Seguidores de Instagram', 'sizes', '-'],
  ['Género', 'genders', 'gender'],
  ['Sexo', 'genders', 'gender'],
  ['Género musical', 'words', '-'],
  ['Observaciones', 'words', '-'],
  ['Marca temporal', 'days', '-'],
  ['Banco', 'words', '-'],
  ['Número de cuenta', 'numbers', '-'],
];

test.each(OF_TALENTS)('of a talent, %s with %s: %s', (heading, values, expected) => {
  expect(meaning(TALENT_IMPORT_FIELDS, heading, values)).toBe(expected);
});

test.each([
  ['Empresa', 'words', 'name'],
  ['Razón social', 'words', 'name'],
  ['Nombre de la empresa', 'words', 'name'],
  ['Organization Name', 'words', 'name'],
  ['NIT', 'numbers', 'identification'],
  ['NIT / Cédula', 'numbers', 'identification'],
  ['Tipo de documento', 'words', 'documentType'],
  ['Teléfono', 'phones', 'phone'],
  ['PBX', 'phones', 'phone'],
  ['Celular', 'phones', 'phoneProducer'],
  ['telefono_contacto_1', 'phones', 'phoneProducer'],
  ['telefono_contacto_2', 'phones', 'phoneContact'],
  ['nombre_contacto_1', 'names', 'nameProducer'],
  ['nombre_contacto_2', 'names', 'nameContact'],
  ['correo_contacto_1', 'mails', 'emailProducer'],
  ['correo_contacto_2', 'mails', 'emailContact'],
  ['Correo electrónico', 'mails', 'emailProducer'],
  ['Correo de facturación', 'mails', '-'],
  ['Contacto', 'names', 'nameProducer'],
  ['Página web', 'words', 'url'],
  ['Dirección', 'words', 'address'],
  ['Representante legal', 'names', '-'],
])('of a client, %s with %s: %s', (heading, values, expected) => {
  expect(meaning(CLIENT_IMPORT_FIELDS, heading, values)).toBe(expected);
});

describe('columns of one file', () => {
  const match = (headers: readonly string[], rows: readonly (readonly string[])[], known = {}) =>
    matchColumns(headers, rows, TALENT_IMPORT_FIELDS, known);

  test('are taken for what the agency said last, each once', () => {
    const headers = ['Nombre', 'Correo', 'Quién'];
    expect(match(headers, [], { quien: 'lastname' }).mapping).toEqual({ name: 0, email: 1, lastname: 2 });
  });

  test('that are called alike are asked, unless they hold the same', () => {
    const headers = ['Correo', 'Correo'];
    expect(match(headers, [['a@x.co', 'b@x.co']])).toEqual({
      mapping: {},
      doubts: { 0: ['email'], 1: ['email'] },
    });
    expect(match(headers, [['a@x.co', 'b@x.co']], { correo: 'email' }).mapping).toEqual({});
    expect(match(headers, [['a@x.co', 'a@x.co']]).mapping).toEqual({ email: 0 });
    expect(match(headers, [['a@x.co', 'a@x.co']], { correo: 'email' }).mapping).toEqual({ email: 0 });
  });

  test('of which one has the usual heading are no doubt', () => {
    expect(match(['Teléfono', 'Celular'], [['6011234567', '3001234567']])).toEqual({
      mapping: { phone: 1 },
      doubts: {},
    });
  });

  test('hold surnames beside names, unless another column does', () => {
    const rows = [['Ana Peña', 'Peña']];
    expect(match(['Nombre', 'Observaciones'], rows).mapping).toEqual({ fullName: 0 });
    expect(match(['Nombre', 'Apellido'], rows).mapping).toEqual({ name: 0, lastname: 1 });
  });
});

test('a column without a heading is asked, with what its values alone say', () => {
  const rows = [
    ['Ana', 'ana@x.co', '1', ''],
    ['Luz', 'luz@x.co', 'si', ''],
  ];
  expect(matchColumns(['Nombres', '', '', ''], rows, TALENT_IMPORT_FIELDS, {})).toEqual({
    mapping: { name: 0 },
    doubts: { 1: ['email'], 2: [] },
  });
});
