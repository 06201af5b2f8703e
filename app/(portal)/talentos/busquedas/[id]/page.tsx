import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { getSavedSearch } from '@/lib/talents/saved-searches/queries';
import { searchAddress } from '../search-address';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Búsqueda guardada' };

/** Leads to whom a saved search finds, for the mail that tells of them. */
export default pageOrNotFound(PortalNotFound, async function SavedSearchPage({ params }: Props) {
  const [{ id }, { actor }] = await Promise.all([params, portalGate()]);
  const { filters } = await readOrNotFound(() => getSavedSearch(actor, id));
  redirect(searchAddress(filters));
});
