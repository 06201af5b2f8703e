import { eq } from 'drizzle-orm';
import { talents } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { internationalDigits } from '@/lib/core/readers/phone';
import { findLeaving } from '@/lib/notifications/whatsapp/numbers';
import { sendsWhatsApp } from '@/lib/notifications/whatsapp/transport';
import { database } from '@/lib/platform/database';

/** That the talent's number asked for no messages by WhatsApp, and where it asks for them again. */
export type WhatsAppLeaving = { readonly leftAt: Date; readonly comeBackUrl: string | null };

/**
 * Finds whether the number of the signed-in talent asked for no messages; null when it did not. Only a word from that
 * number brings them back: what is typed here may be somebody else's (decision 120). Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function findWhatsAppLeaving(actor: Actor): Promise<WhatsAppLeaving | null> {
  const { talentId } = requireTalent(actor);
  if (!sendsWhatsApp()) return null;
  const [talent] = await database()
    .select({ phone: talents.phone, dialingCode: talents.dialingCode })
    .from(talents)
    .where(eq(talents.id, talentId));
  const number = talent && internationalDigits(talent.phone, talent.dialingCode);
  const leaving = number ? await findLeaving(database(), number) : null;
  if (!leaving) return null;
  const { leftAt, ownNumber } = leaving;
  return { leftAt, comeBackUrl: ownNumber ? `https://wa.me/${ownNumber}?text=ALTA` : null };
}
