ALTER TABLE "emails" RENAME TO "messages";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "message_id" TO "provider_id";--> statement-breakpoint
ALTER TABLE "messages" RENAME CONSTRAINT "emails_pkey" TO "messages_pkey";--> statement-breakpoint
ALTER TABLE "messages" RENAME CONSTRAINT "emails_agency_fk" TO "messages_agency_id_agencies_id_fk";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "emails_status";--> statement-breakpoint
ALTER INDEX "emails_agency" RENAME TO "messages_agency";--> statement-breakpoint
ALTER INDEX "emails_open" RENAME TO "messages_open";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "channel" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "talent_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
-- Whom the mails of before were for, and of which event they told.
UPDATE messages m SET event_id = v.event_id,
  talent_id = CASE WHEN m.kind NOT IN ('convocatories.answer-disowned', 'convocatories.talent-left', 'convocatories.place-free')
    THEN v.talent_id END
  FROM convocateds v WHERE v.id::text = m.payload ->> 'convocatedId' AND v.agency_id = m.agency_id;--> statement-breakpoint
UPDATE messages m SET event_id = c.event_id,
  talent_id = CASE WHEN m.kind = 'contracts.signed-for-talent' THEN c.talent_id END
  FROM contracts c WHERE c.id::text = m.payload ->> 'contractId' AND c.agency_id = m.agency_id;--> statement-breakpoint
UPDATE messages m SET event_id = c.event_id,
  talent_id = CASE WHEN m.kind = 'claims.sent-for-talent' THEN c.talent_id END
  FROM claims c WHERE c.id::text = m.payload ->> 'claimId' AND c.agency_id = m.agency_id;--> statement-breakpoint
UPDATE messages m SET talent_id = t.id FROM talents t
  WHERE m.kind <> 'talents.guardian-asked'
    AND t.id::text = coalesce(m.payload ->> 'talentId', CASE WHEN m.payload ->> 'type' = 'talent' THEN m.payload ->> 'id' END);--> statement-breakpoint
UPDATE messages m SET user_id = u.id FROM users u
  WHERE m.talent_id IS NULL AND u.id::text = coalesce(m.payload ->> 'userId', CASE WHEN m.payload ->> 'type' = 'agency' THEN m.payload ->> 'id' END);--> statement-breakpoint
UPDATE messages m SET client_id = q.client_id FROM quotations q
  WHERE m.kind IN ('quotations.sent', 'quotations.runs-out', 'quotations.voided')
    AND q.id::text = m.payload ->> 'quotationId' AND q.agency_id = m.agency_id;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_client_fk" FOREIGN KEY ("agency_id","client_id") REFERENCES "public"."clients"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_talent" ON "messages" USING btree ("talent_id","created_at","id") WHERE talent_id is not null;--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","created_at") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "messages_client" ON "messages" USING btree ("agency_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "messages_event" ON "messages" USING btree ("agency_id","event_id","created_at","id") WHERE event_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_provider" ON "messages" USING btree ("channel","provider_id") WHERE provider_id is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel" CHECK (channel in ('email', 'text', 'push', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_status" CHECK (status in ('QUEUED', 'SENT', 'DELIVERED', 'OPENED', 'FAILED', 'CANCELLED', 'BUNDLED'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_one_person" CHECK (num_nonnulls(talent_id, user_id, client_id) <= 1);--> statement-breakpoint
-- What waits in the queue under the names of before goes on under the new one. Codes by text live ten minutes: they wait
-- as jobs alone and get their rows here.
DO $$
DECLARE
  job record;
  message uuid;
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NULL THEN RETURN; END IF;
  FOR job IN EXECUTE
    'select j.id, t.identifier as task, j.payload::jsonb as payload, j.run_at
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier in (''notifications.send-email'', ''notifications.send-text'')'
  LOOP
    IF job.task = 'notifications.send-email' THEN
      message := (job.payload ->> 'emailId')::uuid;
    ELSE
      INSERT INTO messages (kind, payload, channel) VALUES (job.payload ->> 'kind', job.payload -> 'payload', 'text')
        RETURNING id INTO message;
    END IF;
    EXECUTE 'select graphile_worker.add_job(''notifications.send-message'', json_build_object(''messageId'', $1), run_at => $2)'
      USING message, job.run_at;
    EXECUTE 'delete from graphile_worker._private_jobs where id = $1' USING job.id;
  END LOOP;
END $$;
