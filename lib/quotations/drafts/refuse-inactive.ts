import { AppError } from '@/lib/core/errors';
import { CLIENT } from '@/lib/core/states';

type Chosen = { readonly id: string; readonly stateId: number } | null;

/** Refuses an inactive client (53) for a quotation that has not got it already. Throws INVALID. */
export function refuseInactive(client: Chosen, kept: string | null): void {
  if (client?.stateId !== CLIENT.INACTIVE || client.id === kept) return;
  throw new AppError('INVALID', 'errors.invalid', { clientId: 'validation.quotation.inactiveClient' });
}
