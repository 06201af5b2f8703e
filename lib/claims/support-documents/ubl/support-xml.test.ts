import { expect, test } from 'vitest';
import { NOTE, SNAPSHOT } from '../testing/numbered';
import { structureProblems } from './check-structure';
import { supportXml } from './support-xml';

const CUDS = 'b'.repeat(96);
const PIN = '98765';
const xmlOf = (document = SNAPSHOT) => supportXml({ document, cuds: CUDS, softwarePin: PIN });

const abroad = {
  ...SNAPSHOT.seller,
  idType: '41',
  id: 'AX123456',
  checkDigit: null,
  address: { ...SNAPSHOT.seller.address, cityCode: null, city: 'Lima', countryCode: 'PE', country: 'Perú' },
};
const DOCUMENTS = {
  document: SNAPSHOT,
  note: NOTE,
  'nothing withheld': { ...SNAPSHOT, withheld: 0, net: SNAPSHOT.gross },
  dollars: { ...SNAPSHOT, currency: 'USD', pesosPerUnit: '4123.45' },
  'a seller abroad': { ...SNAPSHOT, seller: abroad },
  'no prefix': {
    ...SNAPSHOT,
    authorization: SNAPSHOT.authorization && { ...SNAPSHOT.authorization, prefix: '' },
  },
};

test.each(Object.entries(DOCUMENTS))('%s has the structure of UBL 2.1', (_name, document) => {
  expect(structureProblems(xmlOf(document))).toEqual([]);
});

test('a support document says what the annex asks for', () => {
  const xml = xmlOf();
  for (const part of [
    '<cbc:CustomizationID>10</cbc:CustomizationID>',
    '<cbc:ProfileID>DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar.</cbc:ProfileID>',
    '<cbc:InvoiceTypeCode>05</cbc:InvoiceTypeCode>',
    `<cbc:UUID schemeID="2" schemeName="CUDS-SHA384">${CUDS}</cbc:UUID>`,
    '<sts:InvoiceAuthorization>18764012345678</sts:InvoiceAuthorization>',
    '<sts:From>1</sts:From>',
    'schemeID="1" schemeName="31">1020304050</cbc:CompanyID>',
    'schemeID="3" schemeName="31">900373115</cbc:CompanyID>',
    '<cbc:RegistrationName>Casa Norte &amp; Asociados S.A.S.</cbc:RegistrationName>',
    '<cbc:ID>06</cbc:ID>',
    '<cbc:Percent>4.00</cbc:Percent>',
    '<cbc:PayableAmount currencyID="COP">2500000.00</cbc:PayableAmount>',
    'Evento Lanzamiento &lt;Otoño&gt; (EVE-00031).',
  ]) {
    expect(xml).toContain(part);
  }
  expect(xml).not.toContain(PIN);
});

test('it is paid until a day, at the rate of its own day, for an event that may have no code', () => {
  const xml = xmlOf({
    ...{ ...SNAPSHOT, currency: 'USD', pesosPerUnit: '4123.45', rateDate: '2026-08-01' },
    ...{ dueOn: '2026-12-20', event: { name: 'Lanzamiento', code: '' } },
  });
  expect(structureProblems(xml)).toEqual([]);
  expect(xml).toContain('<cbc:PaymentDueDate>2026-12-20</cbc:PaymentDueDate>');
  expect(xml).toMatch(/<cac:PaymentMeans>\s*<cbc:ID>2<\/cbc:ID>/);
  expect(xml).toContain('<cbc:Date>2026-08-01</cbc:Date>');
  expect(xml).toContain('Evento Lanzamiento.');
  // As they were issued before.
  expect(xmlOf()).toMatch(/<cac:PaymentMeans>\s*<cbc:ID>1<\/cbc:ID>/);
});

test('a note is a credit note of type 95 that names what it takes back', () => {
  const xml = xmlOf(NOTE);
  expect(xml).toContain('<cbc:CreditNoteTypeCode>95</cbc:CreditNoteTypeCode>');
  expect(xml).toContain('<cbc:ResponseCode>2</cbc:ResponseCode>');
  expect(xml).toContain(`<cbc:UUID schemeName="CUDS-SHA384">${'a'.repeat(96)}</cbc:UUID>`);
  expect(xml).not.toContain('InvoiceControl');
});

test('who lives abroad is named by its own document', () => {
  const xml = xmlOf({ ...SNAPSHOT, seller: abroad });
  expect(xml).toContain('<cbc:CustomizationID>11</cbc:CustomizationID>');
  expect(xml).toContain('schemeName="41">AX123456</cbc:CompanyID>');
});

test.each([
  [
    'an element out of order',
    (xml: string) => xml.replace(/(\s*<cbc:ID>DS12<\/cbc:ID>)(\s*<cbc:UUID.*?UUID>)/s, '$2$1'),
    'fuera de orden',
  ],
  ['a number that is missing', (xml: string) => xml.replace('<cbc:ID>DS12</cbc:ID>', ''), 'falta cbc:ID'],
  [
    'an element twice',
    (xml: string) => xml.replace('<cbc:ID>DS12</cbc:ID>', '<cbc:ID>DS12</cbc:ID><cbc:ID>DS13</cbc:ID>'),
    'está 2 veces',
  ],
  [
    'an element of elsewhere',
    (xml: string) => xml.replaceAll('cbc:LineCountNumeric', 'cbc:Percent'),
    'no va ahí',
  ],
  ['an empty text', (xml: string) => xml.replace('>Casa Norte &amp; Asociados S.A.S.<', '><'), 'está vacío'],
  ['an amount of words', (xml: string) => xml.replace('2500000.00', 'dos millones'), 'no es un valor'],
  ['an amount without currency', (xml: string) => xml.replace(' currencyID="COP"', ''), 'no dice su moneda'],
  ['a day that is none', (xml: string) => xml.replace('2026-11-23', '23/11/2026'), 'no es una fecha'],
  ['no XML', () => '<Invoice', 'no se puede leer'],
])('finds %s', (_name, broken, problem) => {
  expect(structureProblems(broken(xmlOf())).join('\n')).toContain(problem);
});

test('letters that XML has none for are left out', () => {
  const lines = [{ description: 'Pasarela\u0000 \u000bde noche \ud800', quantity: 1, value: 1 }];
  expect(structureProblems(xmlOf({ ...SNAPSHOT, lines }))).toEqual([]);
});
