import type { Metadata } from 'next';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { loadSimulatorOptions } from '@/app/_features/quotations/load-editor-options';
import { emptySimulation } from '@/app/_features/quotations/simulator/simulation';
import { readSimulation, SIMULATION_PARAMETER } from '@/app/_features/quotations/simulator/simulation-link';
import { ClientMessages } from '@/app/_ui/client-messages';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { can } from '@/lib/core/abilities';
import { portalGate } from '../_shell/gate';
import { Simulator } from './simulator';

export const metadata: Metadata = { title: 'Simulador de precios' };

type Props = { searchParams: Promise<SearchParams> };

/** Prices what is typed and keeps nothing: the address is all there is of it. */
export default pageOrNotFound(PortalNotFound, async function SimulatorPage({ searchParams }: Props) {
  const { actor } = await portalGate();
  const { [SIMULATION_PARAMETER]: asked } = await searchParams;
  const options = await readOrNotFound(() => loadSimulatorOptions(actor));
  const choosesAgency = actor.kind === 'administrator';
  const empty = emptySimulation(options, choosesAgency);
  const text = Array.isArray(asked) ? asked[0] : asked;
  const read = text ? readSimulation(text, options, () => crypto.randomUUID()) : null;
  return (
    <ClientMessages namespaces={['quotations', 'simulator', 'offer']}>
      <Simulator
        key={text ?? ''}
        // Whose agency counts is of the person who looks, not of the one who sent the link.
        initial={read ? { ...read, agency: choosesAgency ? (read.agency ?? empty.agency) : null } : empty}
        empty={empty}
        options={options}
        broken={Boolean(text) && read === null}
        otherTaxes={!choosesAgency && Boolean(read?.agency)}
        mayQuote={can(actor, 'quote')}
      />
    </ClientMessages>
  );
});
