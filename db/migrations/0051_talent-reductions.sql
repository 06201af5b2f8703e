CREATE TABLE "talent_reductions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"monthly" bigint,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "talent_reductions_kind" CHECK (kind in ('CONTRIBUTIONS', 'DEPENDANTS', 'MORTGAGE', 'HEALTH', 'VOLUNTARY')),
	CONSTRAINT "talent_reductions_monthly" CHECK ((kind = 'DEPENDANTS') = (monthly is null) and (monthly is null or monthly > 0))
);
--> statement-breakpoint
ALTER TABLE "talent_reductions" ADD CONSTRAINT "talent_reductions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_reductions" ADD CONSTRAINT "talent_reductions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_reductions" ADD CONSTRAINT "talent_reductions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "talent_reductions_current" ON "talent_reductions" USING btree ("talent_id","agency_id","year","kind") WHERE ended_at is null;