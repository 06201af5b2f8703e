import { QUOTATION_FIGURES, SEEN_FIGURES } from '@/lib/core/quotation-fields';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import type { CreateQuotationInput, UpdateQuotationInput } from '../inputs';
import { fromWire } from '../wire';
import { LINE_INPUT_RESULTS, moneyFields } from './figures';

const RESULT = 'A result: accepted, because the specification sends it, and ignored.';

const GenderQuantityInputType = builder.inputType('GenderQuantityInput', {
  fields: (t) => ({
    gender: t.string({ required: true }),
    quantity: t.int({ required: true }),
    quotationTypeTalentId: t.id({ description: RESULT }),
  }),
});

const QuotationTypeTalentInputType = builder.inputType('QuotationTypeTalentInput', {
  fields: (t) => {
    const result = () => t.field({ type: 'Money', description: RESULT });
    return {
      id: t.id({ description: RESULT }),
      profile: t.string({ required: true, description: 'Code of the profile list: musico, modelo …' }),
      quantityDays: t.int({ required: true }),
      budget: t.field({ type: 'Money', required: true, description: 'Per person and day, as typed.' }),
      payBasis: t.string({ description: 'NET or GROSS (default).' }),
      talentWithholding: t.string({
        description: 'ART383 (default), SERVICIOS_NO_DECLARANTE, HONORARIOS_PN or NONE.',
      }),
      ivaCategory: t.string({ description: 'GRAVADO (default) or EXCLUIDO.' }),
      genders: t.field({ type: [GenderQuantityInputType], required: true }),
      ...moneyFields(LINE_INPUT_RESULTS, result),
    };
  },
});

export const QuotationInputType = builder.inputType('QuotationInput', {
  fields: (t) => {
    const result = () => t.field({ type: 'Money', description: RESULT });
    return {
      id: t.id({ description: 'The draft to replace; for a new one, the id it shall have.' }),
      seenRevision: t.int({
        description:
          'revision of the draft as it was read: the save is refused when somebody changed it since.',
      }),
      clientId: t.id(),
      nameClient: t.string({
        description: "Only for a draft without clientId, whose client's name it takes.",
      }),
      nameContact: t.string(),
      emailClient: t.string(),
      phoneClient: t.string(),
      dialingCode: t.string(),
      nameEvent: t.string(),
      place: t.string(),
      address: t.string(),
      cityId: t.int({ required: true }),
      quantityHours: t.int(),
      startDate: t.field({ type: 'DateTime', required: true }),
      endDate: t.field({ type: 'DateTime', required: true }),
      currencyId: t.int(),
      fxRate: t.field({ type: 'Decimal', description: 'COP per unit of the currency.' }),
      fxRateDate: t.field({ type: 'Date', description: 'Day of that rate; today if absent.' }),
      tercero: t.boolean(),
      observation: t.string(),
      message: t.string({ description: "To the client, in mail, page and PDF; the agency's own if absent." }),
      paymentTerms: t.string({ description: "The agency's own if absent, none if empty; terms alike." }),
      terms: t.string({ description: 'A condition on each line.' }),
      validityDays: t.int({ description: "From being sent; the agency's, else constant 77, if absent." }),
      ccEmails: t.stringList({ description: 'Who gets the mail besides the client; five at the most.' }),
      serviceConcept: t.string({ description: 'SERVICIOS (default), HONORARIOS or CREATIVA.' }),
      percentageGain: t.field({
        type: 'Decimal',
        description: "Margin on the price; the agency's gain if absent.",
      }),
      feeding: t.field({ type: 'Money', description: 'Per person and day; constant 74 if absent.' }),
      transport: t.field({ type: 'Money', description: 'Per person and day; constant 75 if absent.' }),
      quantityServiceAgent: t.int(),
      daysServiceAgent: t.int(),
      priceAgentService: t.field({ type: 'Money', description: 'Per agent and day; constant 73 if absent.' }),
      quotationTypeTalents: t.field({ type: [QuotationTypeTalentInputType] }),
      code: t.int({ description: RESULT }),
      stateId: t.int({ description: RESULT }),
      createdAt: t.field({ type: 'DateTime', description: RESULT }),
      ...moneyFields(QUOTATION_FIGURES, result),
    };
  },
});

type Wire = typeof QuotationInputType.$inferInput;

/**
 * The wire's input as the domain takes it. The domain's own schema checks its words (`payBasis`, `gender`) and
 * drops the results, which it does not know.
 */
export function toInput(input: Wire): CreateQuotationInput & Pick<UpdateQuotationInput, 'seenRevision'> {
  const { quotationTypeTalents, ...fields } = present(input);
  return fromWire({ ...fields, lines: quotationTypeTalents ?? [] }) as CreateQuotationInput;
}

export const SeenFiguresInputType = builder.inputType('SeenFiguresInput', {
  description: 'What the person saw: sending is refused with CONFLICT when one of them would be another.',
  fields: (t) => moneyFields(SEEN_FIGURES, () => t.field({ type: 'Money' })),
});
