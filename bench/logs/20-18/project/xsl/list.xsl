<?xml version="1.0"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="text"/>
  <xsl:template match="device"><xsl:value-of select="@id"/><xsl:text> </xsl:text><xsl:value-of select="name"/><xsl:text>&#10;</xsl:text></xsl:template>
  <xsl:template match="text()"/>
</xsl:stylesheet>
