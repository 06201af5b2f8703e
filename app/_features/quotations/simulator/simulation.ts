import { pick } from '@/lib/core/pick';
import { PRICED_FIELDS } from '@/lib/core/quotation-fields';
import { NO_CLIENT } from '@/lib/quotations/rates/rules';
import type { AgencyTaxFlags, ClientTaxFlags } from '@/lib/taxes/rules/tax-flags';
import { type DraftForm, emptyDraft } from '../draft/draft-form';
import type { EditorOptions } from '../draft/editor-options';

const SIMULATED_FIELDS = ['cityId', 'currencyId', 'fxRateDate', ...PRICED_FIELDS, 'lines'] as const;

/** The priced part of a draft: no names, dates, places or free texts. */
export type SimulatedDraft = Pick<DraftForm, (typeof SIMULATED_FIELDS)[number]>;

export const AGENCY_FLAGS = [
  'responsableIva',
  'granContribuyente',
  'regimenSimple',
  'declaranteRenta',
  'autoretenedorRenta',
  'autoretenedorIca',
  'personaNaturalArt383AEt',
  'retenedorRenta',
] as const satisfies readonly (keyof AgencyTaxFlags)[];

export const BUYER_FLAGS = [
  'retenedorRenta',
  'reteIcaAgent',
  'granContribuyente',
  'stateEntity',
  'responsableIva',
] as const satisfies readonly (keyof ClientTaxFlags)[];

/** The tax side of an agency that is only supposed. */
export type SimulatedAgency = Pick<AgencyTaxFlags, 'legalNature' | (typeof AGENCY_FLAGS)[number]> & {
  readonly simpleConcept: string | null;
};

/** Everything of a simulation that its address carries. */
export type Simulation = {
  readonly draft: SimulatedDraft;
  readonly buyer: ClientTaxFlags;
  /** Chosen by an administrator; null where the viewer's own agency counts. */
  readonly agency: SimulatedAgency | null;
};

/** A company that charges IVA and asks for nothing special. */
export const USUAL_AGENCY: SimulatedAgency = {
  legalNature: 'PERSONA_JURIDICA',
  responsableIva: true,
  granContribuyente: false,
  regimenSimple: false,
  declaranteRenta: true,
  autoretenedorRenta: false,
  autoretenedorIca: false,
  personaNaturalArt383AEt: false,
  retenedorRenta: false,
  simpleConcept: null,
};

/** The parts of a draft that a simulation is. */
export const simulatedDraft = (form: DraftForm): SimulatedDraft => pick(form, SIMULATED_FIELDS);

/** An empty simulation, with the agency's margin and the business constants. */
export function emptySimulation(options: EditorOptions, choosesAgency: boolean): Simulation {
  const { constants, agencyCityId, agencyGain } = options;
  const draft = emptyDraft('', {
    cityId: agencyCityId,
    gain: agencyGain,
    feeding: constants.feeding,
    transport: constants.transport,
    agentPrice: constants.agentPrice,
  });
  return {
    draft: simulatedDraft(draft),
    buyer: NO_CLIENT,
    agency: choosesAgency ? USUAL_AGENCY : null,
  };
}

/** The id of the simulated buyer, as a client of the editor. */
const BUYER = 'simulated';

/** The simulation as the editor's parts type it. */
export const simulatedForm = ({ draft }: Simulation): DraftForm => ({
  ...emptyDraft('', { cityId: null, gain: '', feeding: 0, transport: 0, agentPrice: 0 }),
  ...draft,
  clientId: BUYER,
});

/** The editor's data with the simulated buyer and agency. */
export const simulatedOptions = (
  options: EditorOptions,
  { buyer, agency }: Pick<Simulation, 'buyer' | 'agency'>,
): EditorOptions => ({
  ...options,
  agency: agency ?? options.agency,
  clients: [
    {
      id: BUYER,
      name: '',
      documentType: null,
      identification: null,
      contact: null,
      email: null,
      phone: null,
      dialingCode: '57',
      flags: buyer,
    },
  ],
});
