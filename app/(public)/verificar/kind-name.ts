import texts from '@/lib/i18n/messages/es/verification.json';

const NAMES: Readonly<Record<string, string>> = texts.kinds;

/** What people call a kind of document: 'Contrato'. */
export const kindName = (kind: string): string => NAMES[kind] ?? texts.kinds.other;
