import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { AdministratorActor, AgencyActor } from '@/lib/core/actor';
import type { Account } from '@/lib/identity/accounts';
import { ASKED_ADDRESS, loginAddress } from '@/lib/identity/rules';
import { accountActor, currentAccount } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';

/**
 * The agency user of this request, for screens of agencies alone. The other role is answered as on an
 * unknown path (specification 1, section 2.1): to the dashboard. Who is not signed in goes to the login.
 */
export async function agencyGate(): Promise<{ actor: AgencyActor; account: Account }> {
  const account = await signedIn();
  const actor = accountActor(account, requestIp(await headers()));
  if (actor.kind !== 'agencyUser') redirect('/dashboard');
  return { actor, account };
}

/** The administrator of this request, for screens of the administrator alone; others as above. */
export async function administratorGate(): Promise<{ actor: AdministratorActor; account: Account }> {
  const account = await signedIn();
  const actor = accountActor(account, requestIp(await headers()));
  if (actor.kind !== 'administrator') redirect('/dashboard');
  return { actor, account };
}

/** Whoever is signed in, for screens of both roles. Others go to the login, and from there come back. */
export async function signedIn(): Promise<Account> {
  const account = await currentAccount();
  if (!account) redirect(loginAddress((await headers()).get(ASKED_ADDRESS)));
  return account;
}
