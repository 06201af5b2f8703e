import * as z from 'zod/mini';
import { HIGHEST_CEILING } from './money-limits';
import { MOST_AT_ONCE } from './parts-of';
import { readPercent } from './readers/decimal';
import { isEmail, mayBeOnFile, withoutWrapping } from './readers/email';
import { readLine } from './readers/line';
import { type ReadLink, readPage } from './readers/link';
import { nameMessage, type ReadName, readCompanyName, readPersonName, readTitle } from './readers/name';
import { phoneMessage, readPhone } from './readers/phone';
import { type Network, readSocialLink } from './readers/social-link';
import { isOneLine } from './text';
import { sentAs } from './wire-types';

/**
 * The texts of every form and of the wire; messages are keys of lib/i18n. A text that is too long is still read by
 * the checks after its length, so each of them takes time in proportion to it (`hostile-length.test.ts`).
 */
const atMost = (maximum: number) => z.maxLength(maximum, 'validation.tooLong');
/** No field holds as much: what is longer is refused by its length, and not read for it. */
const LONGEST_READ = 10_000;

const unlessLonger =
  <Read>(read: (typed: string) => Read | null) =>
  (typed: string): Read | null =>
    typed.length > LONGEST_READ ? null : read(typed);

/** What a reader makes of a text as it was typed. */
const reading = (read: (typed: string) => string) =>
  z.overwrite<string>((typed) => unlessLonger(read)(typed) ?? typed);

const filled = z.minLength(1, 'validation.required');
const oneLine = z.refine<string>(isOneLine, 'validation.oneLine');

/** The things that one request acts on, each by its id; `unknown` for what is no id. */
export const idsOfMany = (unknown: string) =>
  z
    .array(z.uuid(unknown))
    .check(z.minLength(1, 'validation.required'), z.maxLength(MOST_AT_ONCE, 'validation.tooMany'));

/** Text of several lines; may be empty. */
export const text = (maximum: number) => z.string().check(z.trim(), atMost(maximum));

/** Text of several lines; `missing` where there is none. */
export const requiredText = (maximum: number, missing = 'validation.required') =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(maximum));

/**
 * A percentage, or a rate per thousand, as people type it: '12,5', '12.5 %'; becomes decimals with a point. What cannot be read
 * stays as it was typed: which figures may be, its field says.
 */
export const percentage = (decimals = 2) =>
  reading((typed) => {
    const read = readPercent(typed, decimals);
    return read && 'value' in read ? read.value : typed;
  });

/** A text without line breaks and control characters, which would go into subjects and cells; may be empty. */
export const line = (maximum: number) => z.string().check(reading(readLine), atMost(maximum), oneLine);

export const requiredLine = (maximum: number, missing = 'validation.required') =>
  z.string(missing).check(reading(readLine), z.minLength(1, missing), atMost(maximum), oneLine);

type Wording = {
  /** Said where there is none; without it the name may be empty. */
  readonly missing?: string;
  /** What the specification says of signs that are not taken, where it does. */
  readonly said?: string;
};

const nameBy =
  (read: (typed: string) => ReadName | null) =>
  (maximum: number, { missing, said }: Wording = {}) =>
    z.string(missing).check(
      reading((typed) => {
        const name = read(typed);
        return name && 'name' in name ? name.name : readLine(typed);
      }),
      z.minLength(missing ? 1 : 0, missing ?? ''),
      atMost(maximum),
      oneLine,
      z.check(({ value, issues }) => {
        const name = unlessLonger(read)(value);
        if (!name || !('problem' in name)) return;
        issues.push({ code: 'custom', input: value, message: nameMessage(name.problem, said) });
      }),
    );

const anyPersonName = nameBy(readPersonName);
const anyCompanyName = nameBy(readCompanyName);
const anyTitle = nameBy(readTitle);
const needed: Wording = { missing: 'validation.required' };

/** The name of a person. */
export const personName = (maximum: number, wording?: Wording) =>
  anyPersonName(maximum, { ...needed, ...wording });

/** The surname of a person, who may have one name alone. */
export const surname = (maximum: number) => anyPersonName(maximum);

/** The name of an agency. */
export const companyName = (maximum: number, wording?: Wording) =>
  anyCompanyName(maximum, { ...needed, ...wording });

/** What somebody calls a client, an event or a place. */
export const title = (maximum: number, wording?: Wording) => anyTitle(maximum, { ...needed, ...wording });

export const optionalTitle = (maximum: number) => anyTitle(maximum);

const looksLikePhone = (missing?: string, said?: string) =>
  z.check<string>(({ value, issues }) => {
    const read = readPhone(value, null);
    if (!read && missing) issues.push({ code: 'custom', input: value, message: missing });
    if (!read || !('problem' in read)) return;
    issues.push({ code: 'custom', input: value, message: phoneMessage(read.problem, said) });
  });

/**
 * A telephone as it is typed, or nothing. Here it is only looked at: which number it is depends on its country, which the
 * write knows (`keepPhones` of lib/platform/phones).
 */
export const optionalPhone = z.string().check(z.trim(), looksLikePhone());

/** The same; `missing` where there is none. `said` is what the specification says of one that is wrong. */
export const requiredPhone = (missing = 'validation.required', said?: string) =>
  z.string(missing).check(z.trim(), looksLikePhone(missing, said));

/** The code of a telephone's country: '57'. */
export const dialingCode = z.string().check(z.regex(/^\d{1,4}$/, 'validation.dialingCode'));

/** Minor units of a currency. */
export const money = (minimum = 1, maximum = HIGHEST_CEILING) =>
  sentAs(
    'Money',
    z
      .int('validation.amount')
      .check(z.gte(minimum, 'validation.amount'), z.lte(maximum, 'validation.amount')),
  );

/** The schema, or null to clear; left out stays as it is. */
export const clearable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

const emailThat = (fits: (text: string) => boolean) =>
  z
    .string()
    .check(
      reading(withoutWrapping),
      filled,
      atMost(100),
      z.toLowerCase(),
      z.refine<string>(fits, 'validation.email'),
    );

/** An e-mail by which a new person is kept: without what was copied around it, and in lower case. */
export const email = emailThat(isEmail);

/** An e-mail by which somebody is looked up, who may have been here before `email` became as strict as it is. */
export const knownEmail = emailThat(mayBeOnFile);

/** An e-mail as it was written, or empty; `wrong` where it is none. */
export const optionalEmail = (maximum = 100, wrong = 'validation.email') =>
  z.string().check(
    reading(withoutWrapping),
    atMost(maximum),
    z.refine((value) => value === '' || isEmail(value), wrong),
  );

/** An e-mail as it was written. */
export const requiredEmail = (maximum: number) =>
  z
    .string('validation.required')
    .check(reading(withoutWrapping), filled, atMost(maximum), z.refine<string>(isEmail, 'validation.email'));

const linkBy = (read: (typed: string) => ReadLink | null, maximum: number) =>
  z.string().check(
    reading((typed) => {
      const link = read(typed);
      return link && 'problem' in link ? readLine(typed) : (link?.url ?? '');
    }),
    atMost(maximum),
    z.check(({ value, issues }) => {
      const link = unlessLonger(read)(value);
      if (!link || !('problem' in link)) return;
      issues.push({ code: 'custom', input: value, message: link.problem });
    }),
  );

/** A page of the web, kept as an encrypted address, or empty. */
export const optionalLink = (maximum: number) => linkBy(readPage, maximum);

/** Where somebody is found in a network, or empty. */
export const socialLink = (network: Network) => linkBy((typed) => readSocialLink(network, typed), 500);

/** An id that whoever asks made itself, at random: those of all zeros and all ones would be everybody's. */
export const ownId = z.uuid().check(z.refine((id) => !/^(?:[0-]+|[f-]+)$/i.test(id), 'validation.option'));
