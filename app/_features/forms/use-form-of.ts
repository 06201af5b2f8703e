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
/** What its write takes besides what stands already. */
type Sent<W extends Write, Given> = Omit<SentTo<W>, keyof Given | 'seenRevision'>;

type FormOptions<W extends Write, Values extends FieldValues, Output extends FieldValues> = WriteFormOptions<
  Values,
  Output,
  WriteResult<AnsweredBy<W>>
>;

type Options<W extends Write, Given, Values extends FieldValues, Output extends FieldValues> = Omit<
  FormOptions<W, Values, Output>,
  'schema' | 'write'
> & {
  /** What nobody types: of what the form is. */
  given?: Given;
  /** What reads the form where it is not the schema of its write. */
  schema?: FormOptions<W, Values, Output>['schema'];
  values: DefaultValues<NoInfer<Values>>;
  /** Sends what was changed alone, with what is given. */
  onlyChanged?: boolean;
};

type Sends<W extends Write, Given, Output> = (
  output: NoInfer<Output>,
  changed: Partial<NoInfer<Output>>,
) => Sent<W, Given>;

/** What was read is sent as it is where the write takes it; else the form says what is sent. */
type Sending<W extends Write, Given, Output> = Output extends Sent<W, Given> | Read<W>
  ? { sends?: Sends<W, Given, Output> }
  : { sends: Sends<W, Given, Output> };

/** The form of a declared write: what is typed is read by its schema and sent with what is given. */
export function useFormOf<
  W extends Write,
  const Given extends Partial<SentTo<W>> = object,
  Values extends FieldValues = FormValues<W, Given>,
  Output extends FieldValues = Read<W>,
>(
  write: W,
  options: Options<W, Given, Values, Output> & Sending<W, Given, Output>,
): WriteFormState<Values, Output>;
export function useFormOf<W extends Write, Given, Values extends FieldValues, Output extends FieldValues>(
  write: W,
  {
    given,
    schema,
    onlyChanged = false,
    sends,
    ...rest
  }: Options<W, Given, Values, Output> & { sends?: (output: Output, changed: Partial<Output>) => object },
): WriteFormState<Values, Output> {
  const { run } = useWrite(write);
  return useWriteForm<Values, Output, WriteResult<AnsweredBy<W>>>({
    ...rest,
    schema: schema ?? ownSchema(write, given),
    write: (output, changed, seen) =>
      run({
        ...(sends ? sends(output, changed) : onlyChanged ? changed : output),
        ...given,
        ...seen,
      } as SentTo<W>),
  } as FormOptions<W, Values, Output>);
}

function ownSchema(write: Write, given: unknown) {
  const schema = schemaOf(write.fields);
  if (!schema) throw new Error(`${write.name} has no schema by which a form could be read`);
  return {
    '~standard': {
      ...schema['~standard'],
      validate: (typed: unknown) =>
        schema['~standard'].validate({ ...(typed as object), ...(given as object) }),
    },
  };
}
