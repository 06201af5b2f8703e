import type { IvaCategory, PayBasis, ServiceConcept, TalentWithholding } from '@/db/values/line-values';

import { COP_ID, type DraftForm } from '../draft/draft-form';

type TemplateLine = {
  readonly profile: string;
  readonly days: number;
  readonly budget: number;
  readonly payBasis: string;
  readonly withholding: string;
  readonly ivaCategory: string;
  readonly genders: readonly { readonly gender: string; readonly quantity: number }[];
};

/** A template as the server tells it; its words are checked there. */
export type Template = {
  readonly cityId: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly hours: number | null;
  readonly currencyId: number;
  readonly tercero: boolean;
  readonly observation: string | null;
  readonly message: string | null;
  readonly paymentTerms: string | null;
  readonly terms: string | null;
  readonly validityDays: number | null;
  readonly serviceConcept: string;
  readonly gain: string;
  readonly feeding: number;
  readonly transport: number;
  readonly agentPrice: number;
  readonly agents: number;
  readonly agentDays: number;
  readonly lines: readonly TemplateLine[];
};

const quantityOf = ({ genders }: TemplateLine, wanted: string): number =>
  genders.find(({ gender }) => gender === wanted)?.quantity ?? 0;

/**
 * What a template says of a draft. A rate of exchange is of its day and has to be typed anew; client, dates and place
 * stay as they are in the draft.
 */
export function templateFields(template: Template, newKey: () => string): Partial<Omit<DraftForm, 'id'>> {
  return {
    cityId: template.cityId,
    startTime: template.startTime,
    endTime: template.endTime,
    hours: template.hours,
    currencyId: template.currencyId,
    fxRate: template.currencyId === COP_ID ? '1' : '',
    fxRateDate: null,
    tercero: template.tercero,
    observation: template.observation ?? '',
    message: template.message,
    paymentTerms: template.paymentTerms,
    terms: template.terms,
    validityDays: template.validityDays,
    serviceConcept: template.serviceConcept as ServiceConcept,
    gain: template.gain,
    feeding: template.feeding,
    transport: template.transport,
    agentPrice: template.agentPrice,
    agents: template.agents,
    agentDays: template.agentDays,
    lines: template.lines.map((line) => ({
      key: newKey(),
      profile: line.profile,
      women: quantityOf(line, 'FEMENINO'),
      men: quantityOf(line, 'MASCULINO'),
      days: line.days,
      budget: line.budget,
      payBasis: line.payBasis as PayBasis,
      withholding: line.withholding as TalentWithholding,
      ivaCategory: line.ivaCategory as IvaCategory,
    })),
  };
}
