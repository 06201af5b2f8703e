import type { LinkPurpose } from '@/db/values/link-purposes';
import type { LinkSubject } from '@/lib/core/actor';
import { currentLinkActor } from '@/lib/identity/session';
import type { Confirming } from './form-answer';

/** How whoever is on a page says again who it is: signed in by its password, by a link with a code to the mail on file. */
export const confirmingOn = (purpose: LinkPurpose, subject: LinkSubject) => async (): Promise<Confirming> => {
  const { kind } = await currentLinkActor(purpose, subject);
  return kind === 'linkHolder' ? { way: 'CODE', purpose, subject } : { way: 'PASSWORD' };
};
