import type { LinkPurpose } from '@/db/values/link-purposes';
import type { LinkSubject } from '@/lib/core/actor';
import { linkPurpose } from '@/lib/core/link-purposes';

/** Holds for the path of one link alone; set by proxy.ts when it swaps `?k=` for it. */
export const LINK_COOKIE = 'elenco_link';

/** Returns when a link made now ends. */
export function linkExpiry(purpose: LinkPurpose, now: Date, endOfEvent: Date | null): Date {
  const { life } = linkPurpose(purpose);
  if ('fromNow' in life) return new Date(now.getTime() + life.fromNow);
  return new Date((endOfEvent ?? now).getTime() + life.afterEvent);
}

/** The specification's path of a link's page, without its secret. */
export function linkPath(purpose: LinkPurpose, subject: LinkSubject): string {
  const { page, names } = linkPurpose(purpose);
  const need = (value: string | undefined): string => {
    if (!value) throw new Error(`a ${purpose} link lacks an id`);
    return value;
  };
  if (names !== 'person') return `/${[page, ...names.map((name) => need(subject[name]))].join('/')}`;
  return subject.talentId ? `/${page}/${subject.talentId}/talent` : `/${page}/${need(subject.userId)}/agency`;
}
