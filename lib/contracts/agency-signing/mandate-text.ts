import { formatIsoDate } from '@/lib/core/dates';
import type { Representative } from './queries';

/** Words by which an agency's standing signature is given. The version is hashed with them. */
export const mandateText = (agencyName: string, { name, document }: Representative, until: string): string =>
  `${name}, con documento ${document}, en nombre de ${agencyName}, autoriza que Elenco firme por la agencia cada contrato y otrosí en el momento en que lo firme el talento, hasta el ${formatIsoDate(until)} o hasta que se revoque. No cubre anulaciones. Cada firma queda con su constancia.`;
