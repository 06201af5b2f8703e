'use client';

import {
  Checkbox,
  type CheckboxProps,
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
} from '@mantine/core';
import { createContext, type ReactNode, type Ref, use, useEffect, useRef } from 'react';
import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import controls from '@/lib/i18n/messages/es/controls.json';
import { AskedEmail } from '../controls/asked-email';
import { HINT_BELOW } from '../controls/hint-below';
import { SelectInput, type SelectInputProps } from '../controls/select-input';
import { TextInput, type TextInputProps } from '../controls/text-input';
import { FormWide } from './form-grid';
import { useMessageText } from './use-message-text';

/** What a field says of itself: its label, and a value in words where it is not its own. */
export type Described = {
  readonly label?: string | undefined;
  readonly words?: (value: unknown) => string | undefined;
};

/**
 * The fields on the screen by name: by it a refused write finds the field that an error belongs to, and says what somebody
 * else made of it.
 */
export type Shown = Map<string, Described>;

const ShownContext = createContext<Shown | null>(null);

export function ShownFields({ value, children }: { value: Shown; children: ReactNode }) {
  return <ShownContext value={value}>{children}</ShownContext>;
}

type Layout = {
  /** Takes both columns of a FormGrid. */
  wide?: boolean;
  /** Puts the description below the input instead of above it. */
  hintBelow?: boolean;
};
type Named<Props> = Omit<Props, 'name' | 'error' | 'value' | 'defaultValue' | 'onChange'> & Layout;
type WithName<Name, Props> = Props & { name: Name };

/** The error of a field in words. */
function useFieldError(name: string, described: Described = {}): string | undefined {
  const text = useMessageText();
  const shown = use(ShownContext);
  const { getFieldState, formState } = useFormContext();
  const latest = useRef(described);
  latest.current = described;
  useEffect(() => {
    shown?.set(name, {
      get label() {
        return latest.current.label;
      },
      words: (value) => latest.current.words?.(value),
    });
    return () => void shown?.delete(name);
  }, [shown, name]);
  const message = getFieldState(name, formState).error?.message;
  return message ? text(message) : undefined;
}

/** The props that an input takes from the form around it. */
function useRegistered<Props extends Layout & { label?: ReactNode }>({
  name,
  wide,
  hintBelow,
  ...input
}: WithName<string, Props>) {
  const { register } = useFormContext();
  const error = useFieldError(name, labelled(input.label));
  return { input, hintBelow, bound: { error, ...register(name) } };
}

const labelled = (label: ReactNode): Described => (typeof label === 'string' ? { label } : {});

const orderOf = (hintBelow: boolean | undefined) => (hintBelow ? { inputWrapperOrder: HINT_BELOW } : {});

const laid = (wide: boolean | undefined, field: ReactNode) => (wide ? <FormWide>{field}</FormWide> : field);

function TextField(props: WithName<string, Named<TextInputProps>>) {
  const { input, hintBelow, bound } = useRegistered(props);
  const field = <TextInput {...input} hintBelow={hintBelow} {...bound} />;
  return laid(props.wide, input.type === 'email' ? <AskedEmail>{field}</AskedEmail> : field);
}

function TextareaField(props: WithName<string, Named<TextareaProps>>) {
  const { input, hintBelow, bound } = useRegistered(props);
  return laid(props.wide, <Textarea autosize minRows={2} {...input} {...orderOf(hintBelow)} {...bound} />);
}

function PasswordField(props: WithName<string, Named<PasswordInputProps>>) {
  const toggle = { 'aria-label': controls.showPassword };
  const { input, hintBelow, bound } = useRegistered(props);
  return laid(
    props.wide,
    <PasswordInput
      visibilityToggleButtonProps={toggle}
      // Mantine says it of the box around the field alone.
      aria-invalid={Boolean(bound.error)}
      {...input}
      {...orderOf(hintBelow)}
      {...bound}
    />,
  );
}

function CheckboxField(props: WithName<string, Named<CheckboxProps>>) {
  const { input, bound } = useRegistered(props);
  const { error, ...registered } = bound;
  return laid(props.wide, <Checkbox {...input} {...registered} />);
}

export type Option = { readonly value: string | number; readonly label: string };

/** Rows of a catalogue as the options of a select. */
export const optionsOf = (rows: readonly { readonly id: number; readonly name: string }[]): Option[] =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

type SelectFieldProps = Omit<Named<SelectInputProps>, 'data'> & {
  data: readonly Option[];
  /** What the form holds while nothing is chosen. */
  none?: '' | null;
};

function SelectField({
  name,
  data,
  none = null,
  wide,
  hintBelow,
  ...input
}: WithName<string, SelectFieldProps>) {
  return (
    <Field
      name={name}
      wide={wide}
      described={{
        ...labelled(input.label),
        words: (value) => data.find((option) => String(option.value) === String(value))?.label,
      }}
    >
      {({ value, onChange, ...field }) => (
        <SelectInput
          {...input}
          hintBelow={hintBelow}
          {...field}
          data={data.map((option) => ({ ...option, value: String(option.value) }))}
          value={value === null || value === undefined || value === '' ? null : String(value)}
          onChange={(chosen) =>
            onChange(data.find((option) => String(option.value) === chosen)?.value ?? none)
          }
        />
      )}
    </Field>
  );
}

/** What a controlled input takes. */
type Control<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: Ref<never>;
  error: string | undefined;
};
type FieldProps<Name, Value> = {
  name: Name;
  wide?: boolean | undefined;
  described?: Described;
  children: (control: Control<Value>) => ReactNode;
};

// biome-ignore lint/suspicious/noExplicitAny: the value's type is known by the name, which fieldsOf gives
function Field({ name, wide, described, children }: FieldProps<string, any>) {
  const { field } = useController({ name });
  const error = useFieldError(name, described);
  return laid(wide, children({ ...field, error }));
}

const FIELDS = { TextField, TextareaField, PasswordField, CheckboxField, SelectField, Field };

type Fields<Name extends string, Values> = {
  [Kind in Exclude<keyof typeof FIELDS, 'Field'>]: (
    props: Omit<Parameters<(typeof FIELDS)[Kind]>[0], 'name'> & { name: Name },
  ) => ReactNode;
} & {
  /** Any other input: its children get value, onChange, onBlur, ref and error. */
  Field: <One extends Name & keyof Values>(props: FieldProps<One, Values[One]>) => ReactNode;
};

/** The fields of a form with these values. Each finds its value and its error by its name. */
export const fieldsOf = <Values extends FieldValues>(): Fields<Extract<keyof Values, string>, Values> =>
  FIELDS;
