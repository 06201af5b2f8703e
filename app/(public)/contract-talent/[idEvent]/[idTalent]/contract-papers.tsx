'use client';

import { useState, useTransition } from 'react';
import { useTellForm } from '@/app/_ui/form/files-first';
import { PublicButton } from '@/app/_ui/public/button';
import { fieldId } from '@/app/_ui/public/field-shell';
import { FieldBlock } from '@/app/_ui/public/form';
import { FileField } from '@/app/_ui/upload/file-field';
import {
  CONTRACT_PAPER_KINDS,
  type ContractPaperKind,
  isInPlanilla,
  type PlanillaKind,
} from '@/db/values/contract-papers';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/contract.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import styles from './contract.module.css';

/** A document that the contract was handed. */
export type HandedDocument = {
  readonly kind: ContractPaperKind;
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
};

/** A paper that the talent has on file. */
export type KeptPaper = {
  readonly kind: ContractPaperKind;
  /** The last day on which it serves, in words. */
  readonly until: string | null;
  readonly expired: boolean;
};

type Props = {
  /** Takes one document as multipart `kind` and `file`. */
  uploadUrl: string;
  documents: readonly HandedDocument[];
  papers: readonly KeptPaper[];
  /** To whom they are handed. */
  agency: string;
  /** Hands over the planilla that is there as the other document that it says. */
  handPlanilla: (kind: PlanillaKind) => Promise<FormAnswer>;
  problemOf: (name: string) => string | undefined;
  onHanded: (kind: ContractPaperKind) => void;
};

/** The four documents: each sent up as soon as it is chosen, or what the talent has on file, handed over as it goes on. */
export function ContractPapers({ uploadUrl, documents, papers, agency, handPlanilla, ...props }: Props) {
  const [uploaded, setUploaded] = useState<readonly ContractPaperKind[]>([]);
  /** On file, and another one is chosen instead. */
  const [others, setOthers] = useState<readonly ContractPaperKind[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, start] = useTransition();
  useTellForm({ sending: pending, failed: problem !== null });
  const isHanded = (kind: ContractPaperKind) =>
    uploaded.includes(kind) || documents.some((document) => document.kind === kind);
  const onFile = (kind: ContractPaperKind) =>
    isHanded(kind) ? undefined : papers.find((paper) => paper.kind === kind && !paper.expired);
  const use = (kind: PlanillaKind) =>
    start(async () => {
      setProblem(null);
      const answer = await handPlanilla(kind);
      if (answer.ok) props.onHanded(kind);
      else setProblem(answer.message ?? Object.values(answer.fields)[0] ?? texts.unexpected);
    });
  return (
    <FieldBlock title={texts.documents} description={texts.documentsText}>
      {papers.some(({ kind }) => onFile(kind)) && <p>{fillText(texts.paper.handed, { agency })}</p>}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {CONTRACT_PAPER_KINDS.map((kind) => {
        const document = documents.find((one) => one.kind === kind);
        const paper = onFile(kind);
        if (paper && !others.includes(kind)) {
          return <OnFile key={kind} paper={paper} onOther={() => setOthers((known) => [...known, kind])} />;
        }
        const ended = isHanded(kind) ? undefined : papers.find((one) => one.kind === kind && one.expired);
        return (
          <div key={kind}>
            <FileField
              // Another file that the server has by now begins it anew.
              key={document?.fileId}
              id={fieldId({ name: kind })}
              label={texts[kind]}
              required
              description={kind === 'eps' ? texts.paper.planilla : undefined}
              replaces
              to={{ url: uploadUrl, fields: { kind } }}
              initial={document ? [{ id: kind, name: document.name, size: document.size }] : []}
              onSent={() => {
                setUploaded((known) => [...known, kind]);
                props.onHanded(kind);
              }}
              error={isHanded(kind) ? undefined : props.problemOf(kind)}
            />
            {isInPlanilla(kind) && !isHanded(kind) && isHanded(kind === 'arl' ? 'eps' : 'arl') && (
              <div className={styles.offer}>
                <PublicButton variant="default" full disabled={pending} onClick={() => use(kind)}>
                  {fillText(texts.paper.usePlanilla, { document: texts[kind] })}
                </PublicButton>
              </div>
            )}
            {ended && (
              <p className={styles.own}>
                {fillText(texts.paper.expired, { paper: texts.paper.names[kind], day: ended.until ?? '' })}
              </p>
            )}
          </div>
        );
      })}
    </FieldBlock>
  );
}

/** A paper that the talent has on file and need not choose again. */
function OnFile({ paper: { kind, until }, onOther }: { paper: KeptPaper; onOther: () => void }) {
  const said = [texts.paper.onFile, until && fillText(texts.paper.until, { day: until })];
  return (
    <div className={styles.onFile}>
      <p>
        <strong>{texts[kind]}</strong>
        <span>{said.filter(Boolean).join(' · ')}</span>
      </p>
      <PublicButton variant="quiet" aria-label={`${texts.paper.other}: ${texts[kind]}`} onClick={onOther}>
        {texts.paper.other}
      </PublicButton>
    </div>
  );
}
