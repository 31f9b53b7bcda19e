import type { SectionKind } from '#src/resume/document.ts'

/**
 * Headings of German, French, Spanish, Italian, Portuguese, Dutch, Nordic and Polish résumés, in small letters without
 * accents.
 */
export const europeanHeadings: readonly [SectionKind | 'person', RegExp][] = [
  [
    'person',
    /^(personliche|personalien|zur person)( (daten|angaben))?$|^kontakt(daten)?$|^(etat civil|coordonnees|contactar)$/,
  ],
  [
    'person',
    /^(dat(os|i)|informac(ion|oes)|informazioni|dados|gegevens) (personal(es|i)?|pessoais|de contacto|di contatto)$|^(contact[ot]|contatt[io]|personalia|persoonlijke gegevens)$/,
  ],
  [
    'self-evaluation',
    /^((perfil|resum(en|o)|objetivo|profilo|profiel)( (profesional|personal|professionale|personale|profissional|laboral))?|sobre m[ií]m?|extracto|chi sono|presentazione|over mij)$/,
  ],
  [
    'education',
    /^(formacion|formazione|formacao|educac(ion|ao)|istruzione|estudios|opleiding(en)?)( (academica|reglada|scolastica|universitaria|y estudios|y formacion|e formacao|e formazione|e istruzione|academica e profissional))?$|^titoli di studio$/,
  ],
  ['internship', /^(practicas( (profesionales|en empresas))?|tirocini[oi]?|estagios?)$/],
  [
    'work',
    /^(experiencias?|esperienz[ae]|trayectoria|historial)( (profesional(es)?|laboral(es)?|de trabajo|professional[ei]|lavorativ[ae]|di lavoro|profissiona(l|is)))?$|^werkervaring$/,
  ],
  ['languages', /^(idiomas|lingue( straniere)?|(competenze|conoscenze) linguistiche|talen(kennis)?)$/],
  [
    'skills',
    /^(habilidades|competencias|conocimientos|aptitudes|competenze|capacita|conoscenze|vaardigheden)( (y|e|en) [a-z]+)?( (principales|personal[ei]s?|tecnic[ah][es]?|digitali?(es)?|profes[a-z]+|informatic[a-z]+))?$|^informatica$|^langues et informatique$/,
  ],
  [
    'certificates',
    /^(certificac(iones|oes)|certificados|certificazioni|cursos( y certificaciones| e certificacoes)?|certificac(iones|oes) [ey] cursos|corsi)$/,
  ],
  [
    'certificates',
    /^(qualificacoes( e atividades complementares)?|cursos complementares|formacao complementar|formacion complementaria)$/,
  ],
  ['awards', /^(premios?( y (distinciones|reconocimientos))?|reconocimientos|premi|onorificenze)$/],
  ['projects', /^(proyectos|progetti|projetos)( (personales|personali|pessoais))?$/],
  ['campus', /^(voluntariado|volontariato|vrijwilligerswerk)$/],
  ['publications', /^(publicaciones|pubblicazioni|publicacoes)$/],
  [
    'interests',
    /^(intereses|aficiones|interessi|interesses|interesses pessoais)( (personales|personali|y aficiones))?$/,
  ],
  [
    'custom',
    /^(referenci(as|e)|referenze|otros datos( de interes)?|informacion adicional|altro|ulteriori informazioni)$/,
  ],
  ['self-evaluation', /^(kurzprofil|profil|uber mich|berufliches profil|a propos|profil professionnel|resume)$/],
  [
    'education',
    /^(ausbildung|bildung|(schul- und )?berufsbildung|allgemeine und berufliche bildung|studium|schulbildung|bildungsweg|akademische (aus)?bildung|ausbildung und studium|studium und ausbildung|aus-? und weiterbildung(en)?|schul(ausbildung|e und ausbildung|ische ausbildung)|hochschulstudium|formations?|(education et )?formation( academique)?|etudes|diplomes|formations? et diplomes|parcours (scolaire|universitaire))$/,
  ],
  ['internship', /^(praktika|praktikum|stages?)$/],
  [
    'work',
    /^(berufserfahrung|berufspraxis|beruflicher werdegang|werdegang|berufliche (erfahrung|stationen|laufbahn)|berufstatigkeit|(experiences?|parcours) professionnel(le)?s?|experiences)$/,
  ],
  ['projects', /^(projekte|projets)( personnels)?$/],
  ['campus', /^(ehrenamt|ehrenamtliche tatigkeiten|ehrenamtliches engagement|engagement|benevolat|vie associative)$/],
  ['languages', /^(sprachen|sprachkenntnisse|langues|competences linguistiques)( (etrangeres|vivantes))?$/],
  [
    'certificates',
    /^(zertifikate|weiterbildung(en)?|fortbildung(en)?|certificats|permis( de conduire)?|(fuhrerscheine?|fahrerlaubnis|nachweise|lizenzen)( und (nachweise|fuhrerscheine?|lizenzen))?)$/,
  ],
  ['awards', /^(auszeichnungen|stipendien|prix|distinctions|prix et distinctions|bourses)$/],
  [
    'skills',
    /^((edv|it|fach|weitere|besondere|personliche)[ -]?)?(kenntnisse|fahigkeiten|kompetenzen)( und (fahigkeiten|kenntnisse|kompetenzen))?$|^(competences|savoir-faire)( (techniques|cles|professionnelles|informatiques))?$/,
  ],
  ['publications', /^(veroffentlichungen|publikationen)$/],
  ['interests', /^(interessen|hobbys|hobbies und interessen|interessen und hobbys|centres? d interets?|loisirs)$/],
  ['custom', /^(referenzen|sonstiges|references|divers)$/],
  // Swedish, Danish, Norwegian
  [
    'person',
    /^(kontakt(uppgifter|oplysninger|informasjon|info)?|personlig(a|e) (uppgifter|oplysninger|opplysninger))$/,
  ],
  ['self-evaluation', /^(om mig|om meg|sammanfattning|resume|sammendrag|nokkelkvalifikasjoner|personlig profil)$/],
  [
    'work',
    /^(arbetslivserfarenhet|arbetserfarenhet|yrkeserfarenhet|anstallningar|erhvervserfaring|joberfaring|arbejdserfaring|arbeidserfaring|yrkeserfaring|erfaring|erfarenhet)$/,
  ],
  ['education', /^(utbildning(ar)?|uddannelse(r)?|utdann(ing|else)|utdannelse)$/],
  ['languages', /^(spr(a|o)k(kunskaper|kunnskaper|kundskaber)?|sprog(kundskaber)?)$/],
  [
    'skills',
    /^((it|tekniska|tekniske|faglige|sarskilda)[ -]?)?(kompetens(er)?|kompetanse(r)?|kompetencer|fardigheter|ferdigheter|f(ae)?rdigheder|kunskaper|kvalifikationer|kvalifikasjoner)$/,
  ],
  ['certificates', /^(kurser|kurs|certifikat(er)?|sertifikat(er)?|kurs og sertifikater|kurser och certifikat)$/],
  ['campus', /^(frivilligt? arbe[jt]de|frivillig(e verv)?|ideellt engagemang|verv|foreningsarbejde)$/],
  ['interests', /^(intressen|interesser|fritid(sinteress(er|en))?)$/],
  ['custom', /^(referenser|referencer|referanser|ovrigt|ovrig|andet)$/],
  // Polish; ł has no accent to take off
  ['person', /^(dane (osobowe|kontaktowe)|kontakt)$/],
  ['self-evaluation', /^(podsumowanie( zawodowe)?|profil zawodowy|o mnie)$/],
  ['work', /^(doswiadczenie( zawodowe)?|przebieg (kariery|zatrudnienia)|historia zatrudnienia)$/],
  ['education', /^(wykszta[lł ]?cenie|edukacja)$/],
  ['languages', /^(jezyki( obce)?|znajomosc jezykow( obcych)?)$/],
  ['skills', /^(umiejetnosci( techniczne| zawodowe| miekkie)?|kompetencje)$/],
  ['certificates', /^(certyfikaty|kursy( i (szkolenia|certyfikaty))?|szkolenia( i (kursy|certyfikaty))?)$/],
  ['interests', /^(zainteresowania|hobby)$/],
]
