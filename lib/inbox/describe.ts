import { translate } from '@/lib/i18n/translate';
import { type NoticeGroup, pathOf, sentenceOf, type Told } from './rules';

/** Names that stand below a group; the others are counted. */
const MOST_NAMES = 3;

export type DescribedGroup = {
  readonly title: string;
  /** What it is about; null for nothing more than the title says. */
  readonly detail: string | null;
  readonly path: string | null;
};

/** Says a group in words: what happened, or how often of what, and about what. */
export function describeGroup(group: NoticeGroup): DescribedGroup {
  const { kind, notices } = group;
  const [newest] = notices;
  const subject = [newest.code, newest.eventName].filter(Boolean).join(' · ') || null;
  const path = pathOf(group);
  if (notices.length === 1) {
    const name =
      newest.name ?? translate(`inbox.somebody.${newest.entity === 'agency' ? 'agency' : 'talent'}`);
    return { title: translate(`inbox.told.${sentenceOf(newest)}`, { name }), detail: subject, path };
  }
  const names = listNames(notices);
  return {
    title: translate(`inbox.groups.${kind}`, { count: notices.length }),
    detail: [kind === 'QUOTATION_EXPIRED' ? null : subject, names].filter(Boolean).join(' · ') || null,
    path,
  };
}

function listNames(notices: readonly Told[]): string | null {
  const names = [
    ...new Set(notices.flatMap(({ name, entity }) => (name && entity !== 'quotation' ? [name] : []))),
  ];
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const rest = names.length - MOST_NAMES;
  return rest > 0 ? translate('inbox.andMore', { names: shown, count: rest }) : shown || null;
}
