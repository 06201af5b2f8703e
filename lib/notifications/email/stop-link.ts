import { createHmac } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { sameSecret } from '@/lib/platform/same-secret';

/** What a mail lets its reader stop, as the address of its page says it. */
const STOP_SUBJECTS = ['convocatorias', 'recordatorios', 'busqueda'] as const;

/** `id` of the talent; of a search, its id, a point, and the id of who is told. */
export type StopSubject = { readonly about: (typeof STOP_SUBJECTS)[number]; readonly id: string };

const proofOf = ({ about, id }: StopSubject): string =>
  createHmac('sha256', env().NEXTAUTH_SECRET).update(`stop:${about}:${id}`).digest('base64url');

const pathOf = ({ about, id }: StopSubject): string => `/dejar-avisos/${about}/${id}`;

/** The page that asks, and the address to which a mail program posts (RFC 8058). Neither ends: a mail may be old. */
export function stopLinks(subject: StopSubject): { readonly page: string; readonly oneClick: string } {
  const [path, proof] = [pathOf(subject), proofOf(subject)];
  return {
    page: `${env().APP_URL}${path}?f=${proof}`,
    oneClick: `${env().APP_URL}${path}/ahora?f=${proof}`,
  };
}

/** What an address stops; null for one that nobody was sent. */
export function readStopLink(about: string, id: string, proof: string | null): StopSubject | null {
  const known = STOP_SUBJECTS.find((each) => each === about);
  if (!known || !proof) return null;
  return sameSecret(proof, proofOf({ about: known, id })) ? { about: known, id } : null;
}
