ALTER TABLE "closed_months" DROP CONSTRAINT "closed_months_pk";--> statement-breakpoint
ALTER TABLE "closed_months" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "closed_months" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "closed_months" ADD COLUMN "reopened_by" uuid;--> statement-breakpoint
ALTER TABLE "closed_months" ADD COLUMN "reopened_reason" text;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closed_months_in_force" ON "closed_months" USING btree ("agency_id","month") WHERE reopened_at is null;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_reopened" CHECK (num_nonnulls(reopened_at, reopened_by, reopened_reason) in (0, 3));--> statement-breakpoint
-- custom: a closed month stays as it was booked; that it was opened again is written once.
CREATE OR REPLACE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.reopened_at IS NULL AND NEW.reopened_at IS NOT NULL
    AND (NEW.id, NEW.agency_id, NEW.month, NEW.entries, NEW.closed_by, NEW.created_at)
      = (OLD.id, OLD.agency_id, OLD.month, OLD.entries, OLD.closed_by, OLD.created_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a closed month cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
END $$;
