ALTER TABLE "support_documents" DROP CONSTRAINT "support_documents_authorization_fk";
--> statement-breakpoint
DROP INDEX "support_documents_number";--> statement-breakpoint
ALTER TABLE "support_authorizations" ALTER COLUMN "agency_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "support_note_series" DROP CONSTRAINT "support_note_series_pkey";--> statement-breakpoint
ALTER TABLE "support_note_series" ALTER COLUMN "agency_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "support_documents" ADD COLUMN "third_party" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_note_series" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_authorization_id_support_authorizations_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."support_authorizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_documents_platform_number" ON "support_documents" USING btree ("kind","prefix","number") WHERE third_party;--> statement-breakpoint
CREATE INDEX "support_documents_platform_list" ON "support_documents" USING btree ("issued_at","id") WHERE third_party;--> statement-breakpoint
CREATE UNIQUE INDEX "support_documents_number" ON "support_documents" USING btree ("agency_id","kind","prefix","number") WHERE not third_party;--> statement-breakpoint
ALTER TABLE "support_note_series" ADD CONSTRAINT "support_note_series_once" UNIQUE NULLS NOT DISTINCT("agency_id");--> statement-breakpoint

-- The platform's, of nobody, count as those of one.
ALTER TABLE support_authorizations DROP CONSTRAINT support_authorizations_no_overlap;--> statement-breakpoint
ALTER TABLE support_authorizations ADD CONSTRAINT support_authorizations_no_overlap
  EXCLUDE USING gist ((coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid)) WITH =, prefix WITH =,
    int4range(from_number, to_number, '[]') WITH &&);--> statement-breakpoint

-- Whose number a document has is part of what it says.
CREATE OR REPLACE FUNCTION refuse_support_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a support document is never deleted' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF NEW.number <> OLD.number OR NEW.prefix <> OLD.prefix OR NEW.kind <> OLD.kind OR NEW.claim_id <> OLD.claim_id
      OR NEW.third_party <> OLD.third_party
      OR NEW.adjusts_id IS DISTINCT FROM OLD.adjusts_id
      OR (OLD.state = 'ACCEPTED' AND NEW.state <> 'ACCEPTED')
      OR (OLD.withdrawn_at IS NOT NULL AND NEW.withdrawn_at IS DISTINCT FROM OLD.withdrawn_at)
      OR ((NEW.snapshot IS DISTINCT FROM OLD.snapshot OR NEW.cuds <> OLD.cuds OR NEW.amount <> OLD.amount
        OR NEW.withheld <> OLD.withheld OR NEW.issued_at <> OLD.issued_at)
        AND NOT (OLD.state = 'REJECTED' AND NEW.state = 'PENDING')) THEN
    RAISE EXCEPTION 'a support document cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
