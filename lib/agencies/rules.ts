import { emptyToNull, stripPhone } from '@/lib/core/contact';
import type { AgencyTaxInput, UpdateAgencyData } from './inputs';

/** The taxes of an agency, in the order in which people read about them. */
export const TAX_FLAGS = [
  'responsableIva',
  'regimenSimple',
  'declaranteRenta',
  'granContribuyente',
  'autoretenedorRenta',
  'autoretenedorIca',
  'personaNaturalArt383AEt',
] as const satisfies readonly (keyof AgencyTaxInput)[];

const CLEARABLE = ['address', 'url', 'payment'] as const;

type Columns = Partial<
  { name: string; email: string; phone: string | null; cityId: number | null } & Record<
    (typeof CLEARABLE)[number],
    string | null
  > &
    AgencyTaxInput
>;

/** The columns that an input names; what it leaves out stays as it is. */
export function agencyColumns(data: UpdateAgencyData): Columns {
  const columns: Columns = {};
  if (data.name !== undefined) columns.name = data.name;
  if (data.email !== undefined) columns.email = data.email;
  if (data.phone !== undefined) columns.phone = emptyToNull(stripPhone(data.phone));
  if (data.cityId !== undefined) columns.cityId = data.cityId;
  for (const key of CLEARABLE) if (data[key] !== undefined) columns[key] = emptyToNull(data[key]);
  for (const key of TAX_FLAGS) if (data[key] !== undefined) columns[key] = data[key];
  return columns;
}

/** Whether an input touches what only the owner may change. */
export const namesLegalData = (data: UpdateAgencyData): boolean =>
  data.name !== undefined || TAX_FLAGS.some((flag) => data[flag] !== undefined);

type Regime = Pick<AgencyTaxInput, 'regimenSimple' | 'responsableIva' | 'granContribuyente'>;

/** The agency's regime in one word, the most telling one. Key of `agencies.regime`. */
export function regimeOf(agency: Regime): 'simple' | 'large' | 'iva' | 'noIva' {
  if (agency.regimenSimple) return 'simple';
  if (agency.granContribuyente) return 'large';
  return agency.responsableIva ? 'iva' : 'noIva';
}
