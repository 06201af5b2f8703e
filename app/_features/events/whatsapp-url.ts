/**
 * A WhatsApp chat with a text already written: with a phone, to that person; without one, to whom the sender
 * chooses. Phones come as they are kept, digits, and their dialing code apart.
 */
export function whatsappUrl(
  text: string,
  to?: { readonly phone: string | null; readonly dialingCode: string },
): string {
  const digits = to?.phone ? `${to.dialingCode}${to.phone}`.replaceAll(/\D/g, '') : '';
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
