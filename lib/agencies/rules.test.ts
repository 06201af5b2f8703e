import { describe, expect, test } from 'vitest';
import type { UpdateAgencyData } from './inputs';
import { actsOf, agencyColumns, lacksTaxes, namesLegalData, regimeOf, TAX_FLAGS } from './rules';

const noFlags = {
  responsableIva: false,
  regimenSimple: false,
  declaranteRenta: false,
  granContribuyente: false,
  autoretenedorRenta: false,
  autoretenedorIca: false,
  personaNaturalArt383AEt: false,
};

test.each([...TAX_FLAGS])('a company that says %s has said its taxes', (flag) => {
  expect(lacksTaxes({ ...noFlags, [flag]: true, legalNature: 'PERSONA_JURIDICA' })).toBe(false);
});

test.each([
  ['a company that said nothing', {}, 'PERSONA_JURIDICA', 'unsaid'],
  ['a person who said nothing', {}, 'PERSONA_NATURAL', 'noIva'],
  ['a company that declares income', { declaranteRenta: true }, 'PERSONA_JURIDICA', 'noIva'],
  ['who answers for IVA', { responsableIva: true }, 'PERSONA_JURIDICA', 'iva'],
  [
    'a large one that answers for IVA',
    { responsableIva: true, granContribuyente: true },
    'PERSONA_JURIDICA',
    'large',
  ],
  [
    'a large one in the régimen simple',
    { regimenSimple: true, granContribuyente: true },
    'PERSONA_JURIDICA',
    'simple',
  ],
])('the regime of %s', (_, flags, legalNature, regime) => {
  const agency = { ...noFlags, ...flags, legalNature };
  expect(regimeOf(agency)).toBe(regime);
  expect(lacksTaxes(agency)).toBe(regime === 'unsaid');
});

describe('what an input names', () => {
  const columns = (data: object) => agencyColumns(data as UpdateAgencyData);
  test.each([
    ['nothing', {}, {}],
    ['a text that is cleared', { address: '' }, { address: null }],
    ['a text', { mission: 'a' }, { mission: 'a' }],
    ['a choice that is cleared', { simpleConcept: '' }, { simpleConcept: null }],
    ['a brand that is cleared', { accent: '', senderName: 'a' }, { accent: null, senderName: 'a' }],
    ['a logo', { logo: 'file' }, { logoFileId: 'file' }],
    ['a logo that is taken away', { logo: '' }, { logoFileId: null }],
    [
      'a number, also none',
      { gain: '10', quotationValidityDays: null },
      { gain: '10', quotationValidityDays: null },
    ],
    ['a setting that is off', { claimsPayerApart: false }, { claimsPayerApart: false }],
    ['a flag that is off', { retenedorRenta: false }, { retenedorRenta: false }],
    ['the telephone, which is read elsewhere', { phone: '300' }, {}],
  ])('%s', (_, data, set) => {
    expect(columns(data)).toEqual(set);
  });

  test.each([
    ...['name', 'legalNature', 'gain', 'consecutiveQuote', 'contractTypeId', 'claimsPayerApart', 'accent'],
    ...['responsableIva', 'retenedorRenta', 'simpleConcept', 'replyTo'],
  ])('%s binds the agency', (name) => {
    expect(namesLegalData({ [name]: null } as never)).toBe(true);
  });
  test.each(['address', 'email', 'phone', 'cityId', 'logo', 'quotationTerms'])('%s does not', (name) => {
    expect(namesLegalData({ [name]: 'a' } as never)).toBe(false);
  });
});

describe('what asks again', () => {
  const before = {
    email: 'a@b.co',
    phone: null,
    replyTo: null,
    payment: 'Cuenta 1',
    claimsPayerApart: true,
    claimsSecondApprovalOver: null,
    payoutsSecondApprovalOver: 5,
  };
  test.each([
    ['nothing that stays', { ...before }, []],
    ['nothing else', { address: 'a' }, []],
    ['how it is reached, once', { email: 'c@d.co', phone: '300' }, ['contact']],
    ['where answers go', { replyTo: 'c@d.co' }, ['replyTo']],
    ['how it is paid', { payment: null }, ['paymentData']],
    ['who approves', { claimsPayerApart: false, payoutsSecondApprovalOver: null }, ['approval']],
    ['above which amount', { claimsSecondApprovalOver: 0 }, ['approval']],
  ])('%s', (_, columns, acts) => {
    expect(actsOf(columns, before)).toEqual(acts);
  });
});
