'use client';

import { Button, Text } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormFooter } from '@/app/_ui/form/form-footer';

type Props = {
  /** What is wrong with no field in particular. */
  failure: string | null;
  pending: boolean;
  /** What the button says. */
  save: string;
  text?: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

/** A form of the tax table: what went wrong, what it does, its fields and its one button. */
export function SaveForm({ failure, pending, save, text, onSubmit, children }: Props) {
  return (
    <form noValidate onSubmit={onSubmit}>
      {failure && <ErrorSummary problems={[]} title={failure} />}
      {text && (
        <Text c="dimmed" mb="md">
          {text}
        </Text>
      )}
      {children}
      <FormFooter>
        <Button type="submit" loading={pending}>
          {save}
        </Button>
      </FormFooter>
    </form>
  );
}
