'use client';

import { Select, type SelectProps } from '@mantine/core';
import { useId } from 'react';
import { ListArrows } from './field-box';
import { FieldFrame } from './field-frame';
import { filterChoices } from './filter-choices';
import { HINT_BELOW } from './hint-below';
import { useAwake } from './use-awake';

type Choice = { readonly value: string; readonly label: string };
type Group = { readonly group: string; readonly items: readonly Choice[] };

export type SelectInputProps = Omit<SelectProps, 'data' | 'inputWrapperOrder'> & {
  data: readonly Choice[] | readonly Group[];
  hintBelow?: boolean | undefined;
};

/**
 * One of a list. Its list is much to make for a page and nobody opens it before the page is alive: until then a plain
 * field with the same looks and id stands in its place.
 */
export function SelectInput({ data, hintBelow, id: given, ...select }: SelectInputProps) {
  const own = useId();
  const id = given ?? own;
  if (!useAwake()) return <SelectToBe data={data} hintBelow={hintBelow} id={id} {...select} />;
  const order = hintBelow ? { inputWrapperOrder: HINT_BELOW } : {};
  const choices = [...data] as NonNullable<SelectProps['data']>;
  return <Select data={choices} id={id} filter={filterChoices} {...order} {...select} />;
}

function SelectToBe({ data, value, defaultValue, placeholder, ...props }: SelectInputProps) {
  const { id, label, description, hintBelow, error, withAsterisk, className, disabled } = props;
  const chosen = value ?? defaultValue;
  const words = { label, description, hintBelow, error, withAsterisk, className };
  return (
    <FieldFrame id={id} disabled={disabled} rightSection={<ListArrows />} pointer {...words}>
      {(ties) => (
        <input
          aria-label={props['aria-label']}
          placeholder={placeholder}
          value={choicesOf(data).find((option) => option.value === chosen)?.label ?? ''}
          disabled={disabled}
          readOnly
          data-stands-in
          {...ties}
        />
      )}
    </FieldFrame>
  );
}

const choicesOf = (data: SelectInputProps['data']): readonly Choice[] =>
  data.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
