import { expect, test } from 'vitest';
import { filledFrom } from './rules';

const empty = {
  address: null,
  logoFileId: null,
  url: null,
  nameProducer: null,
  emailProducer: null,
  cityId: null,
  phone: null,
  phoneProducer: null,
  dialingCode: '57',
  documentTypeId: null,
  identification: null,
};
const full = {
  address: 'Calle 1',
  logoFileId: 'file',
  url: 'https://a.co',
  nameProducer: 'Ana',
  emailProducer: 'ana@a.co',
  cityId: 1,
  phone: '3001234567',
  phoneProducer: '3007654321',
  dialingCode: '57',
  documentTypeId: 6,
  identification: '900123456',
};
const { dialingCode: _, ...all } = full;
const abroad = { ...full, dialingCode: '51' };
const { phone, phoneProducer } = full;
const { phone: _p, phoneProducer: _q, ...rest } = all;

test.each([
  ['everything that it lacks', empty, full, all],
  ['nothing that it has', full, { ...abroad, address: 'Otra', identification: '1' }, {}],
  ['nothing of who has nothing', empty, empty, {}],
  ['phones with their code, where it has none', empty, abroad, { ...all, dialingCode: '51' }],
  ['no phone of another code beside its own', { ...empty, phone: '1' }, abroad, rest],
  ['no phone of another code beside its producer’s', { ...empty, phoneProducer: '1' }, abroad, rest],
  ['the other phone of the same code', { ...empty, phone: '1' }, full, { ...rest, phoneProducer }],
  ['the phone of the same code', { ...empty, phoneProducer: '1' }, full, { ...rest, phone }],
  ['no code without a phone', empty, { ...empty, dialingCode: '51' }, {}],
  [
    'a code with a producer’s phone alone',
    empty,
    { ...empty, dialingCode: '51', phoneProducer },
    { phoneProducer, dialingCode: '51' },
  ],
  [
    'a document without a type',
    empty,
    { ...empty, identification: '1' },
    { identification: '1', documentTypeId: null },
  ],
  ['no type without a document', empty, { ...empty, documentTypeId: 6 }, {}],
])('a client that stays takes %s', (_name, into, from, filled) => {
  expect(filledFrom(into, from)).toEqual(filled);
});
