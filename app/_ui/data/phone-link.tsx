import { callUrl, chatUrl, formatPhone } from '@/lib/core/readers/phone';

type Props = { phone: string; dialingCode: string };

/** A telephone that a press calls; one that is none is text. */
export function PhoneLink({ phone, dialingCode }: Props) {
  const href = callUrl(phone, dialingCode);
  const words = formatPhone(phone, dialingCode);
  return href ? <a href={href}>{words}</a> : words;
}

/** Opens a chat with a telephone; nothing for one that has no chat. */
export function ChatLink({ phone, dialingCode, label }: Props & { label: string }) {
  const href = chatUrl(phone, dialingCode);
  return href ? (
    <a href={href} target="_blank" rel="noopener">
      {label}
    </a>
  ) : null;
}
