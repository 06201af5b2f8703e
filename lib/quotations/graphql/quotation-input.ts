import { QUOTATION_FIGURES } from '@/lib/core/quotation-fields';
import type { GivenTo } from '@/lib/graphql/define-write';
import type { CREATE_QUOTATION } from '../drafts/writes';
import { LINE_INPUT_RESULTS, moneyFields } from '../figures/rules';
import type { CreateQuotationInput, UpdateQuotationInput } from '../inputs';
import { fromWire } from '../wire';
import { CHOICE_WORDS } from './choice-words';

const RESULT = 'A result: accepted, because the specification sends it, and ignored.';
const result = () => RESULT;
const ofLine = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([name, said]) => [`QuotationTypeTalentInput.${name}`, said]));

/** What the fields of a draft mean on the wire. */
export const DRAFT_WORDS: Readonly<Record<string, string>> = {
  id: 'The draft to replace; for a new one, the id it shall have.',
  seenRevision: 'revision of the draft as it was read: the save is refused when somebody changed it since.',
  nameClient: "Only for a draft without clientId, whose client's name it takes.",
  fxRate: 'COP per unit of the currency.',
  fxRateDate: 'Day of that rate; today if absent.',
  message: "To the client, in mail, page and PDF; the agency's own if absent.",
  paymentTerms: "The agency's own if absent, none if empty; terms alike.",
  terms: 'A condition on each line.',
  validityDays: "From being sent; the agency's, else constant 77, if absent.",
  ccEmails: 'Who gets the mail besides the client; five at the most.',
  serviceConcept: 'SERVICIOS (default), HONORARIOS or CREATIVA.',
  percentageGain: "Margin on the price; the agency's gain if absent.",
  feeding: 'Per person and day; constant 74 if absent.',
  transport: 'Per person and day; constant 75 if absent.',
  priceAgentService: 'Per agent and day; constant 73 if absent.',
  code: RESULT,
  stateId: RESULT,
  createdAt: RESULT,
  ...moneyFields(QUOTATION_FIGURES, result),
  'GenderQuantityInput.quotationTypeTalentId': RESULT,
  ...ofLine({
    id: RESULT,
    profile: 'Code of the profile list: musico, modelo …',
    budget: 'Per person and day, as typed.',
    payBasis: 'NET or GROSS (default).',
    talentWithholding: 'ART383 (default), SERVICIOS_NO_DECLARANTE, HONORARIOS_PN or NONE.',
    ivaCategory: 'GRAVADO (default) or EXCLUIDO.',
    ...CHOICE_WORDS,
    ...moneyFields(LINE_INPUT_RESULTS, result),
  }),
};

/**
 * A draft of the wire as the domain takes it. The domain's own schema checks its words (`payBasis`, `gender`) and drops
 * the results, which it does not know.
 */
export const toInput = ({ quotationTypeTalents = [], ...fields }: GivenTo<typeof CREATE_QUOTATION>) =>
  fromWire({ ...fields, lines: quotationTypeTalents }) as CreateQuotationInput &
    Pick<UpdateQuotationInput, 'seenRevision'>;
