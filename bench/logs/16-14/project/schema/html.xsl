<?xml version="1.0"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template match="letter"><html><body><h1><xsl:value-of select="meta/from"/></h1><xsl:apply-templates select="p"/></body></html></xsl:template>
  <xsl:template match="p"><p><xsl:apply-templates/></p></xsl:template>
</xsl:stylesheet>
