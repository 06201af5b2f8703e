CREATE TABLE "talent_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "look_terms" text[] GENERATED ALWAYS AS (array_remove(array[
      'eyes:' || search_fold(eye_colour), 'hair:' || search_fold(hair_colour),
      'shirt:' || search_fold(shirt), 'pants:' || search_fold(pants), 'footwear:' || search_fold(footwear),
      case when photo_file_id is not null and photo_state_id = 82 then 'photo:yes' else 'photo:no' end
    ], null)) STORED;
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "offer_terms" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint

-- The words by which profiles and skills are searched, as lib/talents/search asks for them. Planned each time: a plan kept
-- from when the tables were empty would go through them whole for each talent.
CREATE FUNCTION keep_offer_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE $statement$
    UPDATE talents t SET offer_terms = coalesce((
      SELECT array_agg(DISTINCT term ORDER BY term) FROM (
        SELECT 'profile:' || p.profile_id AS term FROM talent_profiles p WHERE p.talent_id = t.id
        UNION ALL
        SELECT 'main:' || p.profile_id FROM talent_profiles p WHERE p.talent_id = t.id AND p.main
        UNION ALL
        SELECT unnest(ARRAY[known.term, known.term || ':' || search_fold(btrim(known.level))])
        FROM (
          SELECT 'skill:' || s.area_id || ':' || search_fold(btrim(coalesce(s.name, k.name))) AS term, s.level
          FROM talent_skills s LEFT JOIN skills k ON k.id = s.skill_id WHERE s.talent_id = t.id
        ) known
      ) terms WHERE term IS NOT NULL
    ), '{}')
    WHERE t.id = ANY (ARRAY(SELECT DISTINCT talent_id FROM changed))
  $statement$;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER talent_profiles_terms_insert AFTER INSERT ON talent_profiles REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_offer_terms();
--> statement-breakpoint
CREATE TRIGGER talent_profiles_terms_update AFTER UPDATE ON talent_profiles REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_offer_terms();
--> statement-breakpoint
CREATE TRIGGER talent_profiles_terms_delete AFTER DELETE ON talent_profiles REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_offer_terms();
--> statement-breakpoint
CREATE TRIGGER talent_skills_terms_insert AFTER INSERT ON talent_skills REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_offer_terms();
--> statement-breakpoint
CREATE TRIGGER talent_skills_terms_update AFTER UPDATE ON talent_skills REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_offer_terms();
--> statement-breakpoint
CREATE TRIGGER talent_skills_terms_delete AFTER DELETE ON talent_skills REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_offer_terms();
--> statement-breakpoint

-- A word goes with the last talent whose name has it.
CREATE FUNCTION keep_talent_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO talent_words SELECT DISTINCT word FROM regexp_split_to_table(search_fold(NEW.search_text), '\s+') word
      WHERE length(word) BETWEEN 3 AND 80 ORDER BY word ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM talent_words w WHERE w.word IN (SELECT regexp_split_to_table(search_fold(OLD.search_text), '\s+'))
      AND NOT EXISTS (SELECT FROM talents t
        WHERE search_fold(t.search_text) LIKE '%' || regexp_replace(w.word, '([%_\\])', '\\\1', 'g') || '%');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER talents_words AFTER INSERT OR DELETE ON talents FOR EACH ROW EXECUTE FUNCTION keep_talent_words();
--> statement-breakpoint
CREATE TRIGGER talents_renamed AFTER UPDATE OF name, lastname, alias ON talents
  FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION keep_talent_words();
--> statement-breakpoint

UPDATE talents t SET offer_terms = coalesce((
    SELECT array_agg(DISTINCT term ORDER BY term) FROM (
      SELECT 'profile:' || p.profile_id AS term FROM talent_profiles p WHERE p.talent_id = t.id
      UNION ALL
      SELECT 'main:' || p.profile_id FROM talent_profiles p WHERE p.talent_id = t.id AND p.main
      UNION ALL
      SELECT unnest(ARRAY[known.term, known.term || ':' || search_fold(btrim(known.level))])
      FROM (
        SELECT 'skill:' || s.area_id || ':' || search_fold(btrim(coalesce(s.name, k.name))) AS term, s.level
        FROM talent_skills s LEFT JOIN skills k ON k.id = s.skill_id WHERE s.talent_id = t.id
      ) known
    ) terms WHERE term IS NOT NULL
  ), '{}');
--> statement-breakpoint
INSERT INTO talent_words SELECT DISTINCT word FROM talents, regexp_split_to_table(search_fold(search_text), '\s+') word
  WHERE length(word) BETWEEN 3 AND 80 ON CONFLICT DO NOTHING;
--> statement-breakpoint

CREATE INDEX "talent_words_alike" ON "talent_words" USING gist ("word" gist_trgm_ops);
--> statement-breakpoint
CREATE INDEX "talents_terms" ON "talents" USING gin ("look_terms","offer_terms") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "talents_birthdate" ON "talents" USING btree ("birthdate");
--> statement-breakpoint
CREATE INDEX "talents_height" ON "talents" USING btree ("height");
--> statement-breakpoint
CREATE INDEX "talents_weight" ON "talents" USING btree ("weight");
--> statement-breakpoint
CREATE INDEX "talents_bust" ON "talents" USING btree ("bust");
--> statement-breakpoint
CREATE INDEX "talents_waist" ON "talents" USING btree ("waist");
--> statement-breakpoint
CREATE INDEX "talents_hip" ON "talents" USING btree ("hip");
--> statement-breakpoint
CREATE INDEX "talents_exclusive" ON "talents" USING btree ("exclusive_agency_id","created_at","id") WHERE exclusive_agency_id is not null;
