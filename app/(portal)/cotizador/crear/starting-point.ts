import { COP_ID, type DraftForm } from '@/app/_features/quotations/draft/draft-form';
import type { EditorOptions } from '@/app/_features/quotations/draft/editor-options';
import { readSimulation } from '@/app/_features/quotations/simulator/simulation-link';
import { templateFields } from '@/app/_features/quotations/templates/template-fields';
import type { SearchParams } from '@/app/_ui/list/list-query';
import type { Actor } from '@/lib/core/actor';
import { getOwnUser } from '@/lib/identity/queries';
import { getTemplate } from '@/lib/quotations/templates/queries';

/** The parameters of a new quotation's address: its client, and what it begins from. */
const PARAMETERS = {
  client: 'cliente',
  template: 'plantilla',
  templates: 'plantillas',
  simulation: 'simulacion',
  fresh: 'nueva',
} as const;

type StartingPoint = {
  /** Another beginning makes another quotation. */
  readonly key: string;
  /** Null where the address says nothing. */
  readonly fields: Partial<Omit<DraftForm, 'id'>> | null;
  readonly withTemplates: boolean;
  /** Somebody wants an empty one, whatever the browser kept. */
  readonly fresh: boolean;
};

/** Reads the address of a new quotation. Throws NOT_FOUND for a template that is not the agency's. */
export async function readStartingPoint(
  actor: Actor,
  params: SearchParams,
  options: EditorOptions,
): Promise<StartingPoint> {
  const one = (name: string): string | null => {
    const value = params[name];
    return (Array.isArray(value) ? value[0] : value) || null;
  };
  const [clientId, templateId] = [one(PARAMETERS.client), one(PARAMETERS.template)];
  const client = options.clients.find(({ id }) => id === clientId);
  const text = one(PARAMETERS.simulation);
  // One that cannot be read is none: the page for new ones is no place to explain it.
  const simulated = text ? readSimulation(text, options, () => crypto.randomUUID()) : null;
  const template = templateId ? await getTemplate(actor, templateId) : null;
  const fields = {
    ...(template ? templateFields(template.content, () => crypto.randomUUID()) : {}),
    ...(simulated ? { ...simulated.draft, cityId: simulated.draft.cityId ?? options.agencyCityId } : {}),
    ...(client
      ? {
          clientId: client.id,
          nameContact: client.contact ?? '',
          emailClient: client.email ?? '',
          phoneClient: client.phone ?? '',
          dialingCode: client.dialingCode,
        }
      : {}),
  };
  return {
    key: [client?.id, template?.id, simulated && text].join(),
    fields: Object.keys(fields).length > 0 ? fields : null,
    withTemplates: one(PARAMETERS.templates) !== null,
    fresh: one(PARAMETERS.fresh) !== null,
  };
}

/**
 * The currency in which somebody would rather quote, as the profile keeps it; nothing for pesos. Its rate is of the
 * day and has to be typed, and costs wait for it: they are the constants, which are in pesos.
 */
export async function readOwnCurrency(
  actor: Actor,
  { currencies }: Pick<EditorOptions, 'currencies'>,
): Promise<Partial<Omit<DraftForm, 'id'>>> {
  const { currencyId } = await getOwnUser(actor);
  const isForeign = currencyId !== COP_ID && currencies.some(({ id }) => id === currencyId);
  if (currencyId === null || !isForeign) return {};
  return { currencyId, fxRate: '', fxRateDate: null, feeding: null, transport: null, agentPrice: null };
}
