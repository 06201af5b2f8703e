import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What is said of telephones, mail addresses, identity numbers, names and links, of which rows of before hold some that are taken no more. */
const READ = /^validation\.(?:phones?|email|identities|names|links|httpsUrl)\b/;

/**
 * Checks a form, but for what stands as the form began: the server lets such values of before stand too (`parseChange`), so
 * that they do not hold up other changes.
 */
export function lettingStand<Values extends FieldValues, Output>(
  check: Resolver<Values, unknown, Output>,
  start: Readonly<Record<string, unknown>>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const checked = await check(values, context, options);
    const stand = Object.entries(checked.errors)
      .filter(([name, error]) => READ.test(String(error?.message)) && isKept(values[name], start[name]))
      .map(([name]) => name);
    if (stand.length === 0) return checked;
    const kept = only(values, stand);
    const again = await check({ ...values, ...only(EMPTY, stand) }, context, options);
    const errors = Object.entries(again.errors).filter(([name]) => !stand.includes(name));
    if (errors.length > 0) return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
    const isWhole = Object.keys(again.errors).length === 0;
    return { values: { ...(isWhole ? again.values : values), ...kept } as Output, errors: {} };
  };
}

const isKept = (now: unknown, start: unknown): boolean =>
  typeof now === 'string' && now !== '' && now === start;

const EMPTY: Readonly<Record<string, unknown>> = {};
const only = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
