import '@/lib/root/imports';
import { beforeEach, describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import type { ImportKindName } from '@/db/values/imports';
import { getImportDetail, listImportRows, listUnknownWords } from '@/lib/imports/queries';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { triedFile } from './testing/import-rows';

const database = useDatabase();
beforeEach(() => database.db.execute('delete from rate_limits'));

/** Layouts of forms, address books and templates as they are found in public, with invented rows. */
const LAYOUTS = {
  forms: `Marca temporal,Dirección de correo electrónico,Nombre completo,Número de WhatsApp,Fecha de nacimiento,Ciudad de residencia,Género,Estatura (cm),Talla zapatos,Celular de emergencia,Autorizo el tratamiento de datos
25/11/2026 10:11:12,ana.f@prueba.example,Ana María Peña Gómez,300 123 4567,01/05/1999,Bogotá D.C.,Mujer,172,37,3000000199,Sí
25/11/2026 10:12:13,luz.f@prueba.example,Luz Ríos,+57 300 123 4568,2000-02-29,Cali - Valle,F,"1,65",36,3000000198,Sí`,
  contacts: `First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value
Ana,María,Peña,,,,,,,,,,1999-05-01,,,* myContacts,* Home ::: Work,ana.c@prueba.example ::: ana.w@prueba.example,Work,otra@prueba.example,Mobile ::: Home,+57 300 123 4567 ::: 604 555 1122
Luz,,Ríos,,,,,,,,,,,,,* myContacts,* Home,luz.c@prueba.example,,,Mobile,3001234568`,
  contracts: `primer_nombre,segundo_nombre,primer_apellido,segundo_apellido,tipo_identificacion,numero_identificacion,fecha_expedicion_documento,fecha_nacimiento,genero,correo_electronico,numero_celular,direccion_residencia,ciudad,eps,arl,banco,numero_cuenta,nombre_contacto_emergencia,telefono_contacto_emergencia
Ana,María,Peña,Gómez,CC,1020304056.0,2017-01-01,01/05/1999 0:00:00,F,ana.t@prueba.example,+57 300 123 4567,Calle 1,Bogotá,Sura,Sura,Banco,123456789,Otra Persona,3000000199`,
  models: `name,age,height,bust,waist,hips,shoeSize,eyeColor,hairColor,location,gender,email,profilePicture
Ana Peña,27,172,86,62,92,37,Café,Castaño,Medellín,female,ana.m@prueba.example,https://fotos.example/a.jpg`,
  companies: `razon_social,tipo_identificacion,nit,ciudad,direccion,telefono,nombre_contacto_1,correo_contacto_1,telefono_contacto_1,nombre_contacto_2,correo_contacto_2,telefono_contacto_2
Inventada Uno S.A.S.,NIT,900123456-8,Bogotá,Calle 1,6017456789,Ana Paz,ana@inventada.example,3001234567,Luz Paz,luz@inventada.example,3001234568
Inventada Dos S.A.S.,RUT,900123461,Medellín,Calle 2,6047456789,Ana Paz,ana@inventada.example,3001234567,,,`,
} as const;

async function read(text: string, kind: ImportKindName = 'TALENTS') {
  const { actor } = await makeAgencyUser(database.db);
  const id = await triedFile(actor, { name: 'a.csv', bytes: Buffer.from(text) }, { kind });
  const { mapping, doubts, headers, counts } = await getImportDetail(actor, id);
  const rows = await listImportRows(actor, id);
  return {
    columns: Object.fromEntries(Object.entries(mapping).map(([field, column]) => [field, headers[column]])),
    doubts,
    ready: counts.WAITING,
    asked: await listUnknownWords(actor, id),
    problems: rows.flatMap(({ line, problems }) => problems.map(({ field, key }) => [line, field, key])),
  };
}

describe('public layouts come in whole', () => {
  test('answers of a form in Spanish', async () => {
    expect(await read(LAYOUTS.forms)).toEqual({
      columns: {
        email: 'Dirección de correo electrónico',
        fullName: 'Nombre completo',
        phone: 'Número de WhatsApp',
        birthdate: 'Fecha de nacimiento',
        city: 'Ciudad de residencia',
        gender: 'Género',
        height: 'Estatura (cm)',
        footwear: 'Talla zapatos',
      },
      doubts: {},
      ready: 2,
      asked: [],
      problems: [],
    });
  });

  test('an address book, of which only the gender is asked, once', async () => {
    const { columns, doubts, asked, problems } = await read(LAYOUTS.contacts);
    expect(columns).toEqual({
      firstName: 'First Name',
      secondName: 'Middle Name',
      lastname: 'Last Name',
      alias: 'Nickname',
      birthdate: 'Birthday',
      email: 'E-mail 1 - Value',
      phone: 'Phone 1 - Value',
    });
    expect([doubts, asked]).toEqual([{}, [{ field: 'gender', word: '', rows: 2 }]]);
    expect(problems).toEqual([2, 3].map((line) => [line, 'gender', 'validation.required']));
  });

  test('cards of an address book alike', async () => {
    const card = (name: string) =>
      `BEGIN:VCARD\nN:Paz;${name};;;\nEMAIL:${name}@prueba.example\nTEL;CELL:3001234567\nEND:VCARD\n`;
    const { doubts, asked } = await read(card('Ana') + card('Luz'));
    expect([doubts, asked]).toEqual([{}, [{ field: 'gender', word: '', rows: 2 }]]);
  });

  test('a template of contracts', async () => {
    expect(await read(LAYOUTS.contracts)).toMatchObject({
      columns: {
        firstName: 'primer_nombre',
        secondSurname: 'segundo_apellido',
        documentType: 'tipo_identificacion',
        identification: 'numero_identificacion',
        phone: 'numero_celular',
        address: 'direccion_residencia',
      },
      doubts: {},
      ready: 1,
      problems: [],
    });
  });

  test('a table of models whose names are whole', async () => {
    expect(await read(LAYOUTS.models)).toMatchObject({
      columns: {
        fullName: 'name',
        hip: 'hips',
        footwear: 'shoeSize',
        eyeColour: 'eyeColor',
        city: 'location',
      },
      doubts: {},
      ready: 1,
      problems: [],
    });
  });

  test('a template of companies with two contacts', async () => {
    expect(await read(LAYOUTS.companies, 'CLIENTS')).toMatchObject({ doubts: {}, ready: 2, problems: [] });
  });
});

test("another person's telephone and a shoe size are not the talent's", async () => {
  const { columns } = await read(
    'Nombres;Apellidos;Correo;Sexo;Talla zapatos;Celular de emergencia;Dirección de correo electrónico\nAna;Tallas;m1@prueba.example;F;37;3000000199;m1@prueba.example',
  );
  expect(columns).toEqual({
    name: 'Nombres',
    lastname: 'Apellidos',
    email: 'Correo',
    gender: 'Sexo',
    footwear: 'Talla zapatos',
  });
});

test('clients as they are typed are read, or refused in words', async () => {
  const { ready, problems } = await read(
    `Empresa;Tipo de documento;NIT;Celular;Correo;Página web;Ciudad
Inventada Uno;;900123456-8;+57 300 123 4567;a1@prueba.example;cafe.co;Bogotá D.C.
Inventada Dos;;'900123461;llamar a Ana;a2@prueba.example,;@cafe;Bogotá
Inventada Tres;RUT;900123470-1;573001234567;a1@prueba.example;N/A;Bogotá
Inventada Cuatro;;NIT 900123457-5;3001234567;a4@prueba.example;ftp://cafe.co;Cali`,
    'CLIENTS',
  );
  expect(ready).toBe(2);
  expect(problems).toEqual([
    [3, 'url', expect.stringMatching(/^validation\./)],
    [3, 'phoneProducer', 'validation.phones.words'],
    [5, 'url', expect.stringMatching(/^validation\./)],
  ]);
});
