CREATE TABLE "consent_wordings" (
	"purpose" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "consent_wordings_purpose_version_pk" PRIMARY KEY("purpose","version"),
	CONSTRAINT "consent_wordings_purpose" CHECK (purpose in ('DATA', 'SHOWING', 'MESSAGES', 'GUARDIAN'))
);
--> statement-breakpoint
CREATE TABLE "talent_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"version" integer NOT NULL,
	"given_by" text NOT NULL,
	"ip" text,
	"proof" text,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "talent_consents_purpose" CHECK (purpose in ('DATA', 'SHOWING', 'MESSAGES', 'GUARDIAN')),
	CONSTRAINT "talent_consents_given_by" CHECK (given_by in ('TALENT', 'GUARDIAN', 'ADMINISTRATOR'))
);
--> statement-breakpoint
CREATE TABLE "talent_guardians" (
	"talent_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lastname" text NOT NULL,
	"relationship" text NOT NULL,
	"document_type_id" integer NOT NULL,
	"identification" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"dialing_code" text DEFAULT '57' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_guardians_relationship" CHECK (relationship in ('MADRE', 'PADRE', 'REPRESENTANTE'))
);
--> statement-breakpoint
CREATE TABLE "photo_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"photo_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"from_state_id" integer NOT NULL,
	"to_state_id" integer NOT NULL,
	"reject_reason_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "link_tokens" DROP CONSTRAINT "link_tokens_purpose";--> statement-breakpoint
ALTER TABLE "talent_photos" DROP CONSTRAINT "talent_photos_type";--> statement-breakpoint
ALTER TABLE "talent_photos" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD COLUMN "looks" text;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD COLUMN "repeats_photo_id" uuid;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD COLUMN "placeholder" text;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "guardian_consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "talent_consents" ADD CONSTRAINT "talent_consents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_guardians" ADD CONSTRAINT "talent_guardians_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_guardians" ADD CONSTRAINT "talent_guardians_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_photo_id_talent_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."talent_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_from_state_id_states_id_fk" FOREIGN KEY ("from_state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_to_state_id_states_id_fk" FOREIGN KEY ("to_state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_decisions" ADD CONSTRAINT "photo_decisions_reject_reason_id_photo_reject_reasons_id_fk" FOREIGN KEY ("reject_reason_id") REFERENCES "public"."photo_reject_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "talent_consents_living" ON "talent_consents" USING btree ("talent_id","purpose") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "talent_consents_talent" ON "talent_consents" USING btree ("talent_id","given_at");--> statement-breakpoint
CREATE INDEX "photo_decisions_photo" ON "photo_decisions" USING btree ("photo_id","created_at");--> statement-breakpoint
CREATE INDEX "photo_decisions_talent" ON "photo_decisions" USING btree ("talent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "photo_decisions_reviewer" ON "photo_decisions" USING btree ("reviewer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "photo_decisions_untold" ON "photo_decisions" USING btree ("talent_id") WHERE told_at is null and undone_at is null;--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_leased_by_users_id_fk" FOREIGN KEY ("leased_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_purpose" CHECK (purpose in ('ACTIVATION', 'PASSWORD_RESET', 'INVITATION', 'QUOTATION_ANSWER', 'TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE', 'GUARDIAN_CONSENT'));--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_lease" CHECK ((leased_by is null) = (leased_until is null));--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_looks" CHECK (looks ~ '^[0-9a-f]{16}$');--> statement-breakpoint
ALTER TABLE "talent_photos" ADD CONSTRAINT "talent_photos_type" CHECK (type in ('IBOOK', 'GALLERY', 'PROFILE'));