import type { ShownTalent } from './group-shown';

/** What a talent is in the words of its dialog: 'Bailarina · Confirmada'. */
export const roleLine = ({ role, confirmed }: ShownTalent): string =>
  [role, confirmed].filter(Boolean).join(' · ');
