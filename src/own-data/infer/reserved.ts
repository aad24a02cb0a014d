/** Words that mean something to an engine where the name of a field stands, or to JavaScript. All in small letters. */
const words: Record<string, string> = {
  columns: 'row rowid _rowid_ oid ctid xmin xmax cmin cmax tableoid movies',
  sql: `abort action add after all alter always analyse analyze and any array as asc asymmetric attach authorization
    autoincrement before begin between binary both by cascade case cast check collate collation column commit concurrently
    conflict constraint create cross current current_catalog current_date current_role current_schema current_time
    current_timestamp current_user database default deferrable deferred delete desc detach distinct do drop each else end
    escape except exclude exclusive exists explain fail false fetch filter first following for foreign freeze from full
    generated glob grant group groups having if ignore ilike immediate in index indexed initially inner insert instead
    intersect into is isnull join key last lateral leading left like limit localtime localtimestamp match materialized
    natural no not nothing notnull null nulls of offset on only or order others outer over overlaps partition plan
    placing pragma preceding primary query raise range recursive references regexp reindex release rename replace
    restrict returning right rollback row rows savepoint select session_user similar some symmetric system_user table
    tablesample temp temporary then ties to trailing transaction trigger true unbounded union unique update user using
    vacuum values variadic verbose view virtual when where window with without xor`,
  // Functions of PostgreSQL and casts that are written like columns.
  functions:
    'bigint bit boolean char character coalesce dec decimal exists extract float greatest grouping inout int integer interval least national nchar none normalize nullif numeric out overlay position precision real setof smallint substring time timestamp treat trim varchar',
  expressions: `as break const continue div eq for function ge gt if import instanceof in le let loop lt matches mod namespace
    ne new not null package return var void while true false undefined`,
  graphs:
    'base prefix optional minus bind service graph undef nan inf contains starts ends call detach merge set unwind yield',
  javascript: `__proto__ constructor prototype hasownproperty isprototypeof propertyisenumerable tolocalestring tostring valueof
    __definegetter__ __definesetter__ __lookupgetter__ __lookupsetter__ async await class debugger export extends finally
    static super switch this throw try typeof enum implements interface private protected public arguments eval`,
};

export const reserved: ReadonlySet<string> = new Set(Object.values(words).flatMap((all) => all.split(/\s+/)));
