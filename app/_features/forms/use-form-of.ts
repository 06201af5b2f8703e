'use client';

import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useWrite, type WriteResult } from '@/app/_features/graphql/use-write';
import type { AnsweredBy, GivenTo, ReadBy, SentTo, Write } from '@/lib/graphql/define-write';
import { schemaOf } from '@/lib/graphql/wire-type';
import { useWriteForm, type WriteFormOptions, type WriteFormState } from './use-write-form';

type AsFields<Values> = Values extends FieldValues ? Values : never;
/** The fields of a form: what is given to its write, without what stands already. */
type FormValues<W extends Write, Given> = AsFields<Omit<GivenTo<W>, keyof Given>>;
type Read<W extends Write> = AsFields<ReadBy<W>>;

type Options<W extends Write, Given> = Omit<
  WriteFormOptions<FormValues<W, Given>, Read<W>, WriteResult<AnsweredBy<W>>>,
  'schema' | 'write'
> & {
  /** What nobody types: of what the form is. */
  given?: Given;
  values: DefaultValues<FormValues<W, Given>>;
  /** Sends what was changed alone, with what is given. */
  onlyChanged?: boolean;
};

type Schema<W extends Write, Given> = WriteFormOptions<
  FormValues<W, Given>,
  Read<W>,
  WriteResult<AnsweredBy<W>>
>['schema'];

/** The form of a declared write: what is typed is read by its schema and sent with what is given. */
export function useFormOf<W extends Write, const Given extends Partial<GivenTo<W>> = object>(
  write: W,
  { given, onlyChanged = false, ...options }: Options<W, Given>,
): WriteFormState<FormValues<W, Given>, Read<W>> {
  const { run } = useWrite(write);
  const schema = schemaOf(write.fields);
  if (!schema) throw new Error(`${write.name} has no schema by which a form could be read`);
  return useWriteForm<FormValues<W, Given>, Read<W>, WriteResult<AnsweredBy<W>>>({
    ...options,
    schema: {
      '~standard': {
        ...schema['~standard'],
        validate: (typed) => schema['~standard'].validate({ ...(typed as object), ...given }),
      },
    } as Schema<W, Given>,
    write: (output, changed, seen) =>
      run({ ...(onlyChanged ? changed : output), ...given, ...seen } as SentTo<W>),
  });
}
