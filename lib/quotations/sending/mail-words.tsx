import type { Tx } from '@/db/client';
import { isApproved } from '@/lib/agencies/review/is-approved';
import { Paragraph } from '@/lib/notifications/layout';
import { plainWords } from '@/lib/notifications/plain-words';
import { product } from '@/lib/platform/product';

/** The words of a mail to a client that depend on its agency (decision 36). */
export type MailWords = {
  /** The subject that may carry the agency's words, or the one in which all words are the product's. */
  readonly subject: (withWords: string, ours: string) => string;
  /** A text that the agency wrote, as this mail shows it. */
  readonly say: (text: string) => string;
  /** The warning about an agency that is not approved. */
  readonly notice: React.ReactNode;
};

/** An approved agency writes what it wants; one that is not writes no subject, and no address that could be followed. */
export async function mailWords(tx: Tx, agencyId: string): Promise<MailWords> {
  if (await isApproved(tx, agencyId)) {
    return { subject: (withWords) => withWords, say: (text) => text, notice: null };
  }
  const { name } = product();
  return {
    subject: (_, ours) => ours,
    say: plainWords,
    notice: (
      <Paragraph dimmed>
        {`${name} todavía no ha verificado a esta agencia. Si no esperabas este correo, ignóralo, y no des claves ni datos de pago a quien te los pida.`}
      </Paragraph>
    ),
  };
}
