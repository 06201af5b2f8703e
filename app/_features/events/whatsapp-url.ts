import { chatUrl } from '@/lib/core/readers/phone';

/**
 * A WhatsApp chat with a text already written: with a phone, to that person; without one, to whom the sender
 * chooses. Phones come as they are kept, digits, and their dialing code apart.
 */
export function whatsappUrl(
  text: string,
  to?: { readonly phone: string | null; readonly dialingCode: string },
): string {
  const chat = (to && chatUrl(to.phone, to.dialingCode)) ?? 'https://wa.me/';
  return `${chat}?text=${encodeURIComponent(text)}`;
}
