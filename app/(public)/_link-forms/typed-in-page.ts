import { type Field, isChanged, isField, isTicked } from '@/app/_ui/form/is-changed';
import { isSecret } from '@/app/_ui/form/kept/kept-values';

/** By the name of the field; of boxes and dots the values of those that are ticked. */
export type TypedInPage = Readonly<Record<string, readonly string[]>>;

/** Files are chosen again, secrets typed again, and what the page itself says in hidden fields is of that page alone. */
const isKept = (field: Field): boolean =>
  field.name !== '' &&
  !field.name.startsWith('$') &&
  !isSecret(field.name) &&
  !['file', 'password', 'submit', 'button'].includes(field.type) &&
  (field.type !== 'hidden' || 'kept' in field.dataset);

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.elements].filter(isField).filter(isKept);

export function readTyped(form: HTMLFormElement): TypedInPage {
  const typed: Record<string, string[]> = {};
  for (const field of fieldsOf(form)) {
    const known = typed[field.name] ?? [];
    typed[field.name] = !isTicked(field) || field.checked ? [...known, field.value] : known;
  }
  return typed;
}

/** The names of the fields that do not hold any more what the page gave them. */
export function typedBefore(form: HTMLFormElement): Set<string> {
  return new Set(
    fieldsOf(form)
      .filter((field) => field.type !== 'hidden' && isChanged(field))
      .map(({ name }) => name),
  );
}

/**
 * Puts what was typed into the fields that are there but for those named in `newer`, as if it were typed. Answers whether
 * any of them changed.
 */
export function writeTyped(
  form: HTMLFormElement,
  typed: TypedInPage,
  newer: ReadonlySet<string> = new Set(),
): boolean {
  let changed = false;
  const at: Record<string, number> = {};
  for (const field of fieldsOf(form)) {
    const values = typed[field.name];
    if (!values || newer.has(field.name)) continue;
    if (isTicked(field)) {
      if (field.checked === values.includes(field.value)) continue;
      // A dot is cleared by another one.
      if (field.type === 'radio' && field.checked) continue;
      field.click();
      changed = true;
      continue;
    }
    const index = at[field.name] ?? 0;
    at[field.name] = index + 1;
    const value = values[index];
    if (value === undefined || field.value === value) continue;
    if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
      continue;
    setValue(field, value);
    changed = true;
  }
  return changed;
}

/** Past React's own setter, so that it hears of the value as of one that was typed. */
function setValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
