import * as z from 'zod/mini';
import { text } from '@/lib/core/inputs';
import { isReserved, LONGEST_SLUG, SHORTEST_SLUG } from './rules';

const FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What the address takes for an id. */
const LIKE_AN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Shared by form and server: messages are keys of lib/i18n. */
export const chooseAgencySlugInput = z.object({
  slug: text(LONGEST_SLUG).check(
    z.toLowerCase(),
    z.minLength(SHORTEST_SLUG, 'validation.slug.short'),
    z.refine((slug) => FORM.test(slug) && !LIKE_AN_ID.test(slug), 'validation.slug.form'),
    z.refine((slug) => !isReserved(slug), 'validation.slug.reserved'),
  ),
});
export type ChooseAgencySlugInput = z.input<typeof chooseAgencySlugInput>;
