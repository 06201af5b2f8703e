import type { AgencyTaxInput } from '@/lib/agencies/inputs';

export type TaxFlag = {
  [Key in keyof AgencyTaxInput]: AgencyTaxInput[Key] extends boolean ? Key : never;
}[keyof AgencyTaxInput];

export const TAX_GROUPS = ['iva', 'regime', 'income', 'city'] as const;
type Group = (typeof TAX_GROUPS)[number];

const FLAGS_OF: Readonly<Record<Group, readonly TaxFlag[]>> = {
  iva: ['responsableIva', 'granContribuyente'],
  regime: ['regimenSimple'],
  income: ['declaranteRenta', 'autoretenedorRenta', 'personaNaturalArt383AEt', 'retenedorRenta'],
  city: ['autoretenedorIca', 'reteIcaAgent'],
};

/** A company always declares its income and always withholds; article 383 is of natural persons. */
const OF_PERSONS: readonly TaxFlag[] = ['declaranteRenta', 'personaNaturalArt383AEt', 'retenedorRenta'];

/** The régimen simple is withheld nothing for income and city and withholds nothing, so these change nothing in it. */
const MOOT_IN_SIMPLE: readonly TaxFlag[] = [
  'declaranteRenta',
  'autoretenedorRenta',
  'personaNaturalArt383AEt',
  'autoretenedorIca',
  'retenedorRenta',
  'reteIcaAgent',
];

/** The boxes of a group that mean something to the agency. */
export const flagsOf = (group: Group, isPerson: boolean): readonly TaxFlag[] =>
  FLAGS_OF[group].filter((flag) => isPerson || !OF_PERSONS.includes(flag));

/** Whether a box changes nothing as long as the régimen simple is ticked. */
export const isMoot = (flag: TaxFlag, values: AgencyTaxInput): boolean =>
  values.regimenSimple && MOOT_IN_SIMPLE.includes(flag);
