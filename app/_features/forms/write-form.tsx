'use client';

import { Button, type ButtonProps, Text } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { ShownFields } from '@/app/_ui/form/fields';
import { FilesOfForm, useFilesFirst } from '@/app/_ui/form/files-first';
import { FormFooter, type FormFooterKind } from '@/app/_ui/form/form-footer';
import { leaveKept } from '@/app/_ui/form/kept/leave-kept';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { ChangedElsewhere } from './changed-elsewhere';
import { Recovered } from './recovered';
import type { WriteFormState } from './use-write-form';

type Props<Values extends FieldValues, Output> = {
  form: WriteFormState<Values, Output>;
  /** The submit button's text. Left out for somebody who may only read. */
  save: string | undefined;
  button?: ButtonProps;
  /** Adds a cancel button: an action, or the path it leads to. */
  cancel?: (() => void) | string | undefined;
  /** What the form does, above its fields. */
  text?: string;
  /** Beside the buttons. */
  note?: ReactNode;
  footer?: FormFooterKind;
  className?: string | undefined;
  children: ReactNode;
};

/** A form with its error summary, its fields and its buttons. */
export function WriteForm<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, save, button, cancel, text, note, footer, className, children } = props;
  const t = useTranslations('ui');
  const tControls = useTranslations('controls');
  const { files, waits, holdForm } = useFilesFirst();
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog may stand inside another form, which must not hear of it.
          event.stopPropagation();
          if (!waits && !holdForm(event)) void form.submit();
        }}
      >
        {form.failure && <ErrorSummary problems={[]} title={form.failure} />}
        {form.outdated && (
          <Button variant="default" mb="md" onClick={() => leaveKept()}>
            {tControls('reload')}
          </Button>
        )}
        {form.recovered && <Recovered onDiscard={form.discard} />}
        <ChangedElsewhere form={form} />
        {text && (
          <Text c="dimmed" mb="md">
            {text}
          </Text>
        )}
        <ShownFields value={form.shown}>
          <FilesOfForm value={files}>{children}</FilesOfForm>
        </ShownFields>
        {save && (
          <FormFooter kind={footer} note={note}>
            {typeof cancel === 'string' && (
              <ButtonLink variant="default" href={cancel}>
                {t('cancel')}
              </ButtonLink>
            )}
            {typeof cancel === 'function' && (
              <Button
                variant="default"
                onClick={() => {
                  form.discard();
                  cancel();
                }}
                disabled={form.pending}
              >
                {t('cancel')}
              </Button>
            )}
            <Button
              type="submit"
              loading={form.pending}
              {...button}
              disabled={waits || button?.disabled === true}
            >
              {waits ? tControls('filesFirst') : save}
            </Button>
          </FormFooter>
        )}
      </form>
    </FormProvider>
  );
}
