import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import type { Account } from '@/lib/identity/accounts';
import { ASKED_ADDRESS, loginAddress, TALENT_HOME } from '@/lib/identity/rules';
import { currentAccount, currentActor, currentTalent } from '@/lib/identity/session';

type Entered<Kind extends Actor> = { readonly actor: Kind; readonly account: Account };

/** Whoever is signed in to the portal, for screens of both roles. A talent goes to its own place, others to the login, and from there come back. */
export async function portalGate(): Promise<Entered<Actor>> {
  const account = await currentAccount();
  if (!account) {
    if (await currentTalent()) redirect(TALENT_HOME);
    redirect(loginAddress((await headers()).get(ASKED_ADDRESS)));
  }
  return { actor: await currentActor(), account };
}

/**
 * The agency user of this request, for screens of agencies alone. The other role is answered as on an
 * unknown path (specification 1, section 2.1): to the dashboard.
 */
export async function agencyGate(): Promise<Entered<AgencyActor>> {
  const { actor, account } = await portalGate();
  if (actor.kind !== 'agencyUser') redirect('/dashboard');
  return { actor, account };
}

/** The administrator of this request, for screens of the administrator alone; others as above. */
export async function administratorGate(): Promise<Entered<AdministratorActor>> {
  const { actor, account } = await portalGate();
  if (actor.kind !== 'administrator') redirect('/dashboard');
  return { actor, account };
}
