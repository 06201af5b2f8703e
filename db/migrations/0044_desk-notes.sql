CREATE TABLE "desk_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"day" date NOT NULL,
	"convocated_id" uuid,
	"talent_id" uuid,
	"text" text,
	"user_id" uuid NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "desk_notes_person" CHECK ((convocated_id is null) = (talent_id is null)),
	CONSTRAINT "desk_notes_deleted" CHECK (deleted_at is null or text is null)
);
--> statement-breakpoint
CREATE TABLE "desk_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_photos_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
INSERT INTO "desk_notes" ("id", "agency_id", "event_id", "day", "convocated_id", "talent_id", "text", "user_id", "pressed_at", "created_at")
SELECT "id", "agency_id", "event_id", "day", "convocated_id", "talent_id", "note", "user_id", "pressed_at", "created_at"
FROM "attendance_marks" WHERE "note" IS NOT NULL;--> statement-breakpoint
DELETE FROM "attendance_marks" WHERE "kind" = 'NOTE';--> statement-breakpoint
ALTER TABLE "attendance_marks" DROP CONSTRAINT "attendance_marks_note";--> statement-breakpoint
ALTER TABLE "attendance_marks" DROP CONSTRAINT "attendance_marks_kind";--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_event_fk" FOREIGN KEY ("agency_id","event_id") REFERENCES "public"."events"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_photos" ADD CONSTRAINT "desk_photos_note_id_desk_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."desk_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_photos" ADD CONSTRAINT "desk_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_notes_event" ON "desk_notes" USING btree ("event_id","pressed_at");--> statement-breakpoint
CREATE INDEX "desk_notes_talent" ON "desk_notes" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "desk_photos_note" ON "desk_photos" USING btree ("note_id");--> statement-breakpoint
ALTER TABLE "attendance_marks" DROP COLUMN "note";--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_kind" CHECK (kind in ('ARRIVED', 'LEFT', 'MISSED', 'CLEARED'));