'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import fieldStyles from './field.module.css';
import { describe, type FieldProps, FieldShell, fieldId } from './field-shell';
import styles from './suggest-field.module.css';

type Props = FieldProps & {
  value: string;
  onType: (text: string) => void;
  options: readonly { readonly id: string; readonly label: string }[];
  /** Names the list for who does not see it. */
  listLabel: string;
  onChoose: (id: string) => void;
  /** Read out while options come, and what came. */
  status: ReactNode;
  maxLength?: number;
  autoComplete?: string;
};

/** One line of text with a list of what it may mean: by arrows and Enter, or by pressing one. */
export function SuggestField({
  value,
  onType,
  options,
  listLabel,
  onChoose,
  status,
  maxLength,
  autoComplete,
  ...props
}: Props) {
  const field = props as FieldProps;
  const list = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = open && options.length > 0;
  const optionId = (index: number) => `${list}-${index}`;

  function choose(index: number) {
    const option = options[index];
    setOpen(false);
    setActive(-1);
    if (option) onChoose(option.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const last = options.length - 1;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      const next = active === -1 && step === -1 ? last : active + step;
      setActive(isOpen ? (next > last ? 0 : next < 0 ? last : next) : step === 1 ? 0 : last);
      setOpen(true);
    } else if (key === 'Enter' && isOpen) {
      // Whoever is choosing an address does not send the form yet.
      event.preventDefault();
      choose(Math.max(0, active));
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  }

  return (
    <div className={styles.root}>
      <FieldShell field={field}>
        <input
          {...describe(field)}
          type="text"
          role="combobox"
          className={fieldStyles.input}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
          autoComplete={autoComplete}
          maxLength={maxLength}
          value={value}
          onChange={({ currentTarget }) => {
            setOpen(true);
            setActive(-1);
            onType(currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
      </FieldShell>
      {isOpen && (
        <div className={styles.list} id={list} role="listbox" aria-label={listLabel}>
          {options.map(({ id, label }, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: as above.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
            <div
              key={id}
              id={optionId(index)}
              className={styles.option}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus, or the list would be gone before the press ends.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              {label}
            </div>
          ))}
        </div>
      )}
      <p className={styles.status} role="status" id={`${fieldId(field)}-status`}>
        {status}
      </p>
    </div>
  );
}
