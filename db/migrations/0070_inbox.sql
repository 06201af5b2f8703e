CREATE TABLE "inbox_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"bell" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "inbox_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "inbox_happenings" (
	"happening" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	CONSTRAINT "inbox_happenings_audience" CHECK (audience in ('AGENCY', 'PLATFORM'))
);
--> statement-breakpoint
CREATE TABLE "inbox_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"agency_id" uuid,
	"audit_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"is_shown" boolean DEFAULT true NOT NULL,
	"mail_due" boolean DEFAULT false NOT NULL,
	"push_due" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_scopes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"only_own" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "talent_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "inbox_choices" ADD CONSTRAINT "inbox_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_notices" ADD CONSTRAINT "inbox_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_notices" ADD CONSTRAINT "inbox_notices_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_scopes" ADD CONSTRAINT "inbox_scopes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_notices_once" ON "inbox_notices" USING btree ("user_id","audit_id");--> statement-breakpoint
CREATE INDEX "inbox_notices_newest" ON "inbox_notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "inbox_notices_unread" ON "inbox_notices" USING btree ("user_id") WHERE read_at is null and is_shown;--> statement-breakpoint
CREATE INDEX "inbox_notices_due" ON "inbox_notices" USING btree ("user_id") WHERE mail_due or push_due;--> statement-breakpoint
CREATE INDEX "inbox_notices_kept" ON "inbox_notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "inbox_notices_agency" ON "inbox_notices" USING btree ("agency_id");--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_whose" CHECK (num_nonnulls(talent_id, user_id) = 1);--> statement-breakpoint

-- What of the audit trail people of the portal are told (db/values/inbox.ts).
INSERT INTO inbox_happenings (happening, kind, audience) VALUES
  ('quotation.accept', 'QUOTATION_ANSWERED', 'AGENCY'),
  ('quotation.confirm-acceptance', 'QUOTATION_ANSWERED', 'AGENCY'),
  ('quotation.reject', 'QUOTATION_ANSWERED', 'AGENCY'),
  ('quotation.request-change', 'QUOTATION_ANSWERED', 'AGENCY'),
  ('quotation.open', 'QUOTATION_OPENED', 'AGENCY'),
  ('quotation.expire', 'QUOTATION_EXPIRED', 'AGENCY'),
  ('event.prove-advance', 'CLIENT_PAID', 'AGENCY'),
  ('client-payment.report', 'CLIENT_PAID', 'AGENCY'),
  ('convocated.answer:1814', 'TALENT_ANSWERED', 'AGENCY'),
  ('convocated.answer:1816', 'TALENT_ANSWERED', 'AGENCY'),
  ('convocated.answer:1818', 'TALENT_ANSWERED', 'AGENCY'),
  ('convocated.disown', 'TALENT_ANSWERED', 'AGENCY'),
  ('convocated.answer:1817', 'TALENT_WITHDREW', 'AGENCY'),
  ('convocated.end', 'TALENT_WITHDREW', 'AGENCY'),
  ('convocated.promote', 'TALENT_WITHDREW', 'AGENCY'),
  ('application.apply', 'TALENT_APPLIED', 'AGENCY'),
  ('contract.sign', 'CONTRACT_SIGNED', 'AGENCY'),
  ('contract.decline', 'CONTRACT_SIGNED', 'AGENCY'),
  ('contract.sign-act', 'CONTRACT_SIGNED', 'AGENCY'),
  ('contract.end-act', 'CONTRACT_SIGNED', 'AGENCY'),
  ('contract.ask', 'CONTRACT_ASKED', 'AGENCY'),
  ('claim.send', 'CLAIM_SENT', 'AGENCY'),
  ('claim.correct', 'CLAIM_SENT', 'AGENCY'),
  ('claim.give-account', 'CLAIM_SENT', 'AGENCY'),
  ('member.join', 'MEMBER_JOINED', 'AGENCY'),
  ('support-request.answer', 'SUPPORT_ANSWERED', 'AGENCY'),
  ('agency.create', 'AGENCY_REGISTERED', 'PLATFORM'),
  ('talent.complete', 'TALENT_WAITS', 'PLATFORM'),
  ('photo.upload', 'PHOTO_WAITS', 'PLATFORM'),
  ('data-request.open', 'DATA_ASKED', 'PLATFORM'),
  ('support-request.open', 'SUPPORT_ASKED', 'PLATFORM');--> statement-breakpoint

-- Notices are made in the transaction of what happened: to everybody it concerns but who did it.
CREATE FUNCTION tell_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_notices (user_id, agency_id, audit_id, kind, at, is_shown, mail_due, push_due)
  SELECT told.user_id, told.agency_id, told.id, told.kind, told.at, coalesce(c.bell, true), coalesce(c.mail, false),
    coalesce(c.push, false)
  FROM (
    SELECT m.user_id, m.agency_id, a.id, a.at, a.actor_id, h.kind, coalesce(q.created_by, e.created_by) AS answers_for_it
    FROM added a
    JOIN inbox_happenings h
      ON h.happening IN (a.entity || '.' || a.action, a.entity || '.' || a.action || ':' || a.to_state)
      AND h.audience = 'AGENCY'
    JOIN agency_users m ON m.agency_id = a.agency_id AND m.deactivated_at IS NULL
      AND NOT (a.entity = 'member' AND a.entity_id = m.user_id::text)
    LEFT JOIN quotations q ON a.entity = 'quotation' AND q.agency_id = a.agency_id AND q.id = CASE
      WHEN a.entity_id ~ '^[0-9a-f-]{36}$' THEN a.entity_id::uuid END
    LEFT JOIN events e ON e.agency_id = a.agency_id AND e.id = CASE
      WHEN a.entity = 'event' AND a.entity_id ~ '^[0-9a-f-]{36}$' THEN a.entity_id::uuid
      WHEN a.detail ->> 'eventId' ~ '^[0-9a-f-]{36}$' THEN (a.detail ->> 'eventId')::uuid END
    UNION ALL
    SELECT u.id, NULL::uuid, a.id, a.at, a.actor_id, h.kind, NULL::uuid
    FROM added a
    JOIN inbox_happenings h
      ON h.happening IN (a.entity || '.' || a.action, a.entity || '.' || a.action || ':' || a.to_state)
      AND h.audience = 'PLATFORM'
    JOIN users u ON u.is_administrator
  ) told
  LEFT JOIN inbox_choices c ON c.user_id = told.user_id AND c.kind = told.kind
  LEFT JOIN inbox_scopes s ON s.user_id = told.user_id
  WHERE told.user_id::text IS DISTINCT FROM told.actor_id
    AND (coalesce(c.bell, true) OR c.mail OR c.push)
    AND (NOT coalesce(s.only_own, false) OR told.answers_for_it IS NULL OR told.answers_for_it = told.user_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_tell_people AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tell_people();
